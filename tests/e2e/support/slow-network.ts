import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** Bytes per second and delay in milliseconds. */
const rate = 250_000;
const latency = 150;

const chunkEvery = 50;

async function pass(from: Socket, to: Socket) {
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let sent = 0; sent < chunk.length; sent += (rate * chunkEvery) / 1000) {
        await delay(chunkEvery);
        to.write(chunk.subarray(sent, sent + (rate * chunkEvery) / 1000));
      }
    }
  } catch {
    // The other side has closed.
  }
  to.destroy();
}

/** Runs `use` with an origin that proxies to the server over a slow network, in any browser. */
export async function withSlowNetwork(
  { port }: { port: number },
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const open = new Set<Socket>();
  const slow = createServer((near) => {
    const far = connect(port, 'localhost');
    for (const socket of [near, far]) open.add(socket.on('error', () => socket.destroy()));
    near.pipe(far);
    void delay(latency).then(() => pass(far, near));
  }).listen(0, 'localhost');
  await once(slow, 'listening');
  const address = slow.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  try {
    await use(`http://localhost:${address.port}`);
  } finally {
    for (const socket of open) socket.destroy();
    slow.close();
  }
}
