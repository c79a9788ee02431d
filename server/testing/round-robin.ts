import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Milliseconds between two questions whether a server is ready. */
const every = 200;

export type RoundRobin = {
  origin: string;
  /** What people saw of a server that failed: answers of 5xx, and connections that broke. */
  faults: string[];
  close: () => Promise<void>;
};

/** A proxy as docs/proxies.md wants it: sends calls to servers that say they are ready, in turn. */
export async function roundRobin(origins: readonly string[]): Promise<RoundRobin> {
  const ready = new Set(origins);
  const faults: string[] = [];
  let turn = 0;

  const look = () =>
    Promise.all(
      origins.map(async (origin) => {
        const given = await fetch(`${origin}/api/ready`).catch(() => null);
        if (given?.ok) ready.add(origin);
        else ready.delete(origin);
        await given?.arrayBuffer();
      }),
    );

  async function pass({ method, url, headers }: IncomingMessage, body: Buffer, origin: string) {
    const { hostname, port } = new URL(origin);
    const inner = http.request({ hostname, port, method, path: url, headers, agent: false });
    inner.end(body);
    const [given] = (await once(inner, 'response')) as [IncomingMessage];
    return { given, content: await buffer(given) };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const called = `${request.method} ${request.url}`;
    for (let attempt = 0; attempt < origins.length; attempt += 1) {
      const up = origins.filter((origin) => ready.has(origin));
      const origin = up[(turn += 1) % up.length];
      if (origin === undefined) break;
      try {
        const { given, content } = await pass(request, body, origin);
        const { statusCode = 0 } = given;
        if (statusCode >= 500) faults.push(`${statusCode} ${called}: ${content.toString()}`);
        response.writeHead(statusCode, given.headers).end(content);
        return;
      } catch (error) {
        // Nothing has reached a server that refuses connections; anything else may have.
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') {
          faults.push(`${String(error)} ${called}`);
          response.destroy();
          return;
        }
        ready.delete(origin);
      }
    }
    faults.push(`no server ${called}`);
    response.writeHead(502).end();
  }

  const timer = setInterval(() => void look(), every);
  const proxy = http.createServer((request, response) => void answer(request, response));
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    faults,
    async close() {
      clearInterval(timer);
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
