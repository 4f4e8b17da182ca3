"""The server, in four rooms.

`edge`: the way in, sockets and the limits of HTTP. `jobs`: what takes long. `table`: one table's life. `api`: what is
asked over HTTP and the socket. Imports point one way: `app` and `run` know everything, `api` the hub, the hub the
tables, tables the jobs; `edge` and `jobs` know none of them, and the plain modules beside the rooms know no room.
A test holds this.
"""
