"""Monolith Arena."""
