// A foreign bot in a few lines: takes a seat and plays any legal move. `node --import tsx docs/sample-client.ts http://localhost:8080 MATCH`
import { WebSocket } from 'ws';

export async function playAtRandom(server: string, match: string, name: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const guest = await fetch(`${server}/api/devices`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name }),
  });
  const { device } = await guest.json();

  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/socket?match=${match}`);
  const send = (message: object) => socket.send(JSON.stringify(message));
  let id = 0;
  let asked = 0;
  socket.on('open', () => {
    send({ kind: 'enter', id: ++id, match, device, moves: true });
    send({ kind: 'sit', id: ++id, name, contribution: String(Math.random()) });
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.kind === 'refused') reject(new Error(JSON.stringify(message.refusal)));
      if (message.id === asked) asked = 0;
      // Somebody has resigned, or all have agreed to stop: the game itself has no outcome.
      if (message.kind === 'room' && message.ending) {
        socket.close();
        resolve(message.ending);
      }
      if (message.kind !== 'position' && message.kind !== 'moved') return;
      if (message.outcome) {
        socket.close();
        resolve(message.outcome);
      } else if (message.moves.length > 0 && asked === 0) {
        const move = message.moves[Math.floor(Math.random() * message.moves.length)];
        asked = ++id;
        send({ kind: 'play', id, ply: message.ply, moves: [move] });
      }
    });
  });
}

const [, path = '', server, match] = process.argv;
if (path.endsWith('sample-client.ts') && server && match) {
  console.log(await playAtRandom(server, match, 'Sample'));
}
