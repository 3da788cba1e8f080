"""Faces for other programs: what a seat is told, in the forms that others know how to read.

Each face is a module of its own and brings its library in only when it is imported.
"""
