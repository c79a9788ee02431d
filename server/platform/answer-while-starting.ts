import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Config } from './config.ts';
import { unavailable } from './problems.ts';
import { say } from './sentences.ts';

/**
 * Holds the port while the database is prepared: `/api/live` is 200, everything else 503. Ends
 * each connection, so that none outlives it.
 *
 * @returns a function that gives the port back.
 */
export async function answerWhileStarting({
  port,
  host,
}: Pick<Config, 'port' | 'host'>): Promise<() => Promise<void>> {
  const refusal = unavailable();
  const { retryAfter = 0 } = refusal;
  const { text } = say(refusal.error);
  const server = createServer(({ url = '/' }, answer) => {
    const path = url.split('?', 1)[0] ?? '';
    const isLive = path === '/api/live';
    const isPage = !path.startsWith('/api/');
    const body = isPage ? text : JSON.stringify(isLive ? { status: 'ok' } : refusal.bodyIn());
    if (!isLive) answer.setHeader('retry-after', retryAfter);
    // A browser asks again by itself.
    if (isPage) answer.setHeader('refresh', retryAfter);
    answer.writeHead(isLive ? 200 : refusal.status, {
      'content-type': `${isPage ? 'text/plain' : 'application/json'}; charset=utf-8`,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    });
    answer.end(body);
  });
  server.listen({ port, host });
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
