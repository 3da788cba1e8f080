"""Every message that comes in or goes out, as a struct."""
