"""The way in: sockets, frames, limits of HTTP, who somebody is, the client's pages. It knows no table and no game."""
