"""Gets a checkout ready: libraries, page and compiled rules; runs on a bare Python."""
