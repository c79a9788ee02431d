import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RealServer } from '../scripts/real-server.ts';
import { withDemoServer } from './e2e/support/demo-server.ts';

export type SharedServer = Pick<RealServer, 'origin' | 'dataFolder'>;

type Started = { ready: Promise<SharedServer>; end: () => Promise<void> };

/**
 * One demo server per parallel worker, started when first asked for, over HTTP. They outlive the
 * workers: Playwright begins each project with new ones.
 */
export async function openSharedServers(): Promise<{
  address: string;
  close: () => Promise<void>;
}> {
  const servers = new Map<string, Started>();
  const retired: Promise<void>[] = [];

  function retire(name: string) {
    const server = servers.get(name);
    servers.delete(name);
    if (server) retired.push(server.end());
  }

  const desk = createServer((request, response) => {
    const name = request.url ?? '';
    if (request.method === 'DELETE') {
      retire(name);
      response.end();
      return;
    }
    const server = servers.get(name) ?? startShared();
    servers.set(name, server);
    server.ready.then(
      (found) => response.end(JSON.stringify(found)),
      (error: unknown) => {
        servers.delete(name);
        response.writeHead(500).end(String(error));
      },
    );
  }).listen(0, 'localhost');
  await once(desk, 'listening');
  const address = desk.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    address: `http://localhost:${port}`,
    async close() {
      desk.close();
      desk.closeAllConnections();
      for (const name of servers.keys()) retire(name);
      await Promise.all(retired);
    },
  };
}

function startShared(): Started {
  const started = Promise.withResolvers<SharedServer>();
  const over = Promise.withResolvers<void>();
  const life = withDemoServer(async ({ origin, dataFolder }) => {
    started.resolve({ origin, dataFolder });
    await over.promise;
  });
  life.catch(started.reject);
  return {
    ready: started.promise,
    async end() {
      over.resolve();
      await life;
    },
  };
}
