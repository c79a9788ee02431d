import react from '@vitejs/plugin-react';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { precompress } from '../../../scripts/build/precompress.ts';
import { freePort } from '../../../scripts/real-server.ts';

export type BareShell = { origin: string; close: () => Promise<void> };

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.html': 'text/html; charset=utf-8',
};

/**
 * Builds the same libraries without the product, and serves them as the product is: precompressed
 * and cacheable.
 */
export async function serveBareShell(): Promise<BareShell> {
  const outDir = await mkdtemp(join(tmpdir(), 'tonada-bare-shell-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..', 'bare-shell'),
    logLevel: 'warn',
    plugins: [react(), precompress()],
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });

  const server = createServer((request, response) => {
    const path = request.url?.startsWith('/assets/') ? request.url : '/index.html';
    void answer(path).then(({ status, headers, body }) =>
      response.writeHead(status, headers).end(body),
    );
  });

  async function answer(path: string) {
    const type = { 'content-type': types[extname(path)] ?? 'application/octet-stream' };
    try {
      if (!path.endsWith('.html')) {
        const headers = { ...type, 'content-encoding': 'br', 'cache-control': 'max-age=31536000' };
        return { status: 200, headers, body: await readFile(join(outDir, `${path}.br`)) };
      }
      return { status: 200, headers: type, body: await readFile(join(outDir, path)) };
    } catch {
      return { status: 404, headers: {}, body: '' };
    }
  }

  const port = await freePort();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
