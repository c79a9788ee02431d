import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitTimes } from './limit-times.ts';

const limits = {
  bodyBytes: 1000,
  bodyWindow: 1000,
  bodyMost: 100_000,
  readerPatience: 800,
  interval: 20,
};
/** More than the system's socket buffers hold. */
const large = 32 * 1024 * 1024;

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = fastify({ bodyLimit: 1_000_000 });
  limitTimes(app, limits);
  const { promise, resolve } = Promise.withResolvers<string>();
  app.post('/body', ({ body }) => String(body).length);
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.get('/large', () => Readable.from([Buffer.alloc(large)]));
  app.get('/patient', { config: { readerPatience: 60_000 } }, () =>
    Readable.from([Buffer.alloc(large)]),
  );
  app.get('/late', () => promise);
  app.get('/answer', () => {
    resolve('late');
    return 'ok';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => app.close());

function open(head: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`${head}\r\nHost: tonada.example\r\n`);
  return socket;
}

async function isEnded(socket: Socket) {
  // `once` would reject with the connection's error.
  await new Promise((resolve) => socket.once('close', resolve));
  return socket.destroyed;
}

describe('a body', () => {
  const getBody = (length: number) => {
    const socket = open('POST /body HTTP/1.1');
    socket.write(`Content-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`);
    return socket;
  };

  it('that stalls is ended, however much has arrived', async () => {
    const held = getBody(5000);
    held.write('x'.repeat(4999));
    expect(await isEnded(held.resume())).toBe(true);
  });

  it('that drips is ended', async () => {
    const dripping = getBody(5000);
    const timer = setInterval(() => dripping.write('x'), 20);
    expect(await isEnded(dripping.resume())).toBe(true);
    clearInterval(timer);
  });

  it('that is slow and steady arrives, in longer than one window', async () => {
    const began = performance.now();
    const slow = getBody(12_000);
    let left = 12_000;
    const timer = setInterval(() => {
      if (left > 0) slow.write('x'.repeat(300));
      left -= 300;
    }, 40);
    const [answer] = (await once(slow, 'data')) as [Buffer];
    clearInterval(timer);
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 [\s\S]*12000$/);
    expect(performance.now() - began).toBeGreaterThan(limits.bodyWindow);
    slow.destroy();
  });

  it('that is rejected is discarded up to a limit', async () => {
    const socket = open('POST /nowhere HTTP/1.1');
    socket.write('Transfer-Encoding: chunked\r\n\r\n');
    const chunk = `3e8\r\n${'x'.repeat(1000)}\r\n`;
    const timer = setInterval(() => socket.write(chunk.repeat(10)), 10);
    expect(await isEnded(socket.resume())).toBe(true);
    clearInterval(timer);
  });
});

describe('an answer', () => {
  it('whose reader stalls is ended', async () => {
    const reader = open('GET /large HTTP/1.1');
    reader.write('\r\n');
    const [socket] = (await once(app.server, 'connection')) as [Socket];
    expect(await isEnded(socket)).toBe(true);
    reader.destroy();
  });

  it('of a patient route is not ended', async () => {
    const reader = open('GET /patient HTTP/1.1');
    reader.write('\r\n');
    const [socket] = (await once(app.server, 'connection')) as [Socket];
    const other = open('GET /large HTTP/1.1');
    other.write('\r\n');
    const [impatient] = (await once(app.server, 'connection')) as [Socket];
    expect(await isEnded(impatient)).toBe(true);
    expect(socket.destroyed).toBe(false);
    reader.destroy();
    other.destroy();
  });

  it('that takes long is waited for', async () => {
    const waiting = open('GET /late HTTP/1.1');
    waiting.write('\r\n');
    const stalled = open('GET /large HTTP/1.1');
    stalled.write('\r\n');
    const [, impatient] = await connections(2);
    expect(impatient && (await isEnded(impatient))).toBe(true);
    await app.inject('/answer');
    const [answer] = (await once(waiting, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/late$/);
    waiting.destroy();
    stalled.destroy();
  });
});

async function connections(count: number): Promise<Socket[]> {
  const found: Socket[] = [];
  while (found.length < count) {
    const [socket] = (await once(app.server, 'connection')) as [Socket];
    found.push(socket);
  }
  return found;
}
