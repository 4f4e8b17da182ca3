// The peers, in one file: node peers.mjs NAME PORT — run in a folder with ws, socket.io, socket.io-client, boardgame.io installed.
import { createRequire } from 'node:module';
import http from 'node:http';
import path from 'node:path';

const require = createRequire(path.join(process.cwd(), 'x.js'));
const [name, port] = [process.argv[2], Number(process.argv[3])];

if (name === 'ws') {
  const { WebSocketServer } = require('ws');
  const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      socket.send(JSON.stringify({ t: 'ack', d: { n: message.d.n, seq: 1 } }));
    }),
  );
} else if (name === 'socket.io') {
  const { Server } = require('socket.io');
  const server = http.createServer();
  const io = new Server(server, { transports: ['websocket'], perMessageDeflate: false, pingInterval: 600000 });
  io.on('connection', (socket) => socket.on('m', (message) => socket.emit('m', { n: message.n, seq: 1 })));
  server.listen(port, '127.0.0.1');
} else if (name === 'boardgame.io') {
  const { Server } = require('boardgame.io/server');
  const game = {
    name: 'bench',
    setup: () => ({ n: 0, board: Array(64).fill(0) }),
    moves: { go: ({ G }) => { G.n += 1; G.board[G.n % 64] = G.n; } },
  };
  const server = Server({ games: [game], origins: [/.*/] });
  server.run({ port, callback: () => {} });
} else if (name === 'load') {
  // node peers.mjs load PORT KIND CONNECTIONS SECONDS: closed loop under socket.io-client, for both socket.io servers alike.
  const [, , , , kind, connections, seconds] = process.argv;
  const { io } = require('socket.io-client');
  let done = 0;
  const sockets = [];
  for (let i = 0; i < Number(connections); i++) {
    const options = { transports: ['websocket'], forceNew: true, reconnection: false };
    if (kind === 'socket.io') {
      const socket = io(`http://127.0.0.1:${port}`, options);
      const go = () => socket.emit('m', { seat: 0, q: 17, text: 'place pikeman c3/0', n: '1234567890' });
      socket.on('connect', go);
      socket.on('m', () => { done++; go(); });
      sockets.push(socket);
    } else {
      const match = `m${i}`; // made on demand
      const socket = io(`http://127.0.0.1:${port}/bench`, options);
      const go = (state) => socket.emit('update', {
        type: 'MAKE_MOVE', payload: { type: 'go', args: [], playerID: '0' },
      }, state, match, '0');
      socket.on('connect', () => socket.emit('sync', match, '0', undefined, 2));
      socket.on('sync', (_id, data) => go(data.state._stateID));
      socket.on('update', (_id, state) => { done++; go(state._stateID); });
      sockets.push(socket);
    }
  }
  await new Promise((r) => setTimeout(r, 1000));
  const first = done, began = performance.now();
  await new Promise((r) => setTimeout(r, 1000 * Number(seconds)));
  console.log(JSON.stringify({ messages: done - first, rate: ((done - first) * 1000) / (performance.now() - began) }));
  process.exit(0);
}
