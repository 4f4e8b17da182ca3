// The peers, in one file: node peers.mjs NAME PORT [VIEWS] — run in a folder with ws, socket.io, socket.io-client,
// boardgame.io installed. VIEWS is a file with the views of two seats: each action of boardgame.io then sends both.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
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
  const views = process.argv[4] && JSON.parse(readFileSync(process.argv[4], 'utf8'));
  const small = {
    name: 'bench',
    setup: () => ({ n: 0, board: Array(64).fill(0) }),
    moves: { go: ({ G }) => { G.n += 1; G.board[G.n % 64] = G.n; } },
  };
  const large = {
    name: 'bench',
    setup: () => ({ n: 0, views }),
    playerView: ({ G, playerID }) => G.views[playerID ?? '0'],
    moves: { go: ({ G }) => { G.n += 1; for (const view of G.views) view.seq = G.n; } },
  };
  const game = views ? large : small;
  const server = Server({ games: [game], origins: [/.*/] });
  server.run({ port, callback: () => {} });
} else if (name === 'load') {
  // node peers.mjs load PORT KIND CONNECTIONS SECONDS SEATS: closed loop under socket.io-client, for both socket.io
  // servers alike. With two SEATS every other connection is the opponent, who only looks on.
  const [, , , , kind, connections, seconds, seats] = process.argv;
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
      const seat = String(i % Number(seats));
      const match = `m${Math.floor(i / Number(seats))}`; // made on demand
      const socket = io(`http://127.0.0.1:${port}/bench`, options);
      const go = (state) => socket.emit('update', {
        type: 'MAKE_MOVE', payload: { type: 'go', args: [], playerID: '0' },
      }, state, match, '0');
      socket.on('connect', () => socket.emit('sync', match, seat, undefined, 2));
      if (seat === '0') {
        socket.on('sync', (_id, data) => go(data.state._stateID));
        socket.on('update', (_id, state) => { done++; go(state._stateID); });
      }
      sockets.push(socket);
    }
  }
  await new Promise((r) => setTimeout(r, 1000));
  console.log('began');
  const first = done, began = performance.now();
  await new Promise((r) => setTimeout(r, 1000 * Number(seconds)));
  console.log(JSON.stringify({ messages: done - first, rate: ((done - first) * 1000) / (performance.now() - began) }));
  process.exit(0);
}
