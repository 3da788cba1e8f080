"""Opponents: which levels there are, who is asked when, and the processes that think."""
