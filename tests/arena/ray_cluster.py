"""A Ray cluster of two workers: prints its address, and ends when nobody listens any more."""

import importlib
import sys
from typing import Any


def main() -> None:
    utils: Any = importlib.import_module("ray.cluster_utils")
    cluster = utils.Cluster(
        initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False}
    )
    try:
        sys.stdout.write(f"{cluster.address}\n")
        sys.stdout.flush()
        sys.stdin.read()
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
