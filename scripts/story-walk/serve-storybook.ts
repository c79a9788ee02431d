import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { extname, join, normalize, sep } from 'node:path';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves the Storybook that was built into `folder` to this machine only, at a port of its own. */
export async function serveStorybook(
  folder: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => answer(folder, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The system gave no free port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(folder: string, { url = '/' }: IncomingMessage, response: ServerResponse) {
  const file = fileAt(folder, new URL(url, 'http://storybook').pathname);
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
    // The names of built files carry a digest of their content.
    'cache-control': file.includes(`${sep}assets${sep}`) ? 'max-age=31536000' : 'no-cache',
  });
  createReadStream(file).pipe(response);
}

/** The file of an address, never one outside the folder. */
function fileAt(folder: string, path: string): string | undefined {
  const inside = normalize(decodeURIComponent(path.endsWith('/') ? `${path}index.html` : path));
  const file = join(folder, inside);
  if (!file.startsWith(join(folder, sep))) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}
