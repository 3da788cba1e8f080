"""The version of the package; the rules have versions of their own."""

VERSION = "0.2.0"
