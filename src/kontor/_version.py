"""The version of the package; the rules have versions of their own."""

VERSION = "0.1.0"
