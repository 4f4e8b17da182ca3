"""HTTP and sockets, the lobby, one mailbox per table, clocks, the pool of bots."""
