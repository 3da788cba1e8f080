"""Drawings that pages and pictures share: sheets of SVG symbols, taken into use by their names."""
