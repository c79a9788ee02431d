import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { problem } from '../problems.ts';
import { preparePage, withDemo, type Page } from './page.ts';

const builtFolder = resolve(import.meta.dirname, '../../../dist');

/** Vite writes the files whose names carry a hash of their content here. */
const hashedFolder = '/assets/';
const yearInSeconds = 31_536_000;

/** The built application's page, as it is sent; undefined before the first build. */
export function readPage({ demo }: Pick<Config, 'demo'>, folder = builtFolder): string | undefined {
  const path = join(folder, 'index.html');
  return existsSync(path) ? withDemo(readFileSync(path, 'utf8'), demo) : undefined;
}

/**
 * Serves the built application: its files, with the compressed ones that the build wrote beside
 * them, and its page for every other address that a browser navigates to.
 */
export async function serveClient(
  app: FastifyInstance,
  html: string | undefined,
  folder = builtFolder,
): Promise<void> {
  const page = html === undefined ? undefined : preparePage(html);
  if (page !== undefined) await serveFiles(app, folder);
  app.setNotFoundHandler((request, reply) => {
    if (page === undefined || !wantsPage(request)) throw problem('not-found');
    return sendPage(page, request, reply);
  });
}

async function serveFiles(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    root: folder,
    // A route for each file, so that an unknown name reaches the page and nothing else is read.
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz', '**/*.map'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.replaceAll('\\', '/').includes(hashedFolder);
      const hashed = `public, max-age=${yearInSeconds}, immutable`;
      reply.header('cache-control', isHashed ? hashed : 'no-cache');
      reply.header('vary', 'accept-encoding');
    },
  });
}

/** Addresses of files and of the API are missing; any other is a screen. */
function wantsPage({ method, url, headers }: FastifyRequest) {
  const path = url.split('?', 1)[0] ?? '/';
  const isScreen = !/^\/(api|assets)(\/|$)/.test(path);
  const isFile = /\.(?!html$)\w+$/.test(path);
  const accept = headers.accept ?? '*/*';
  const takesHtml = accept.includes('text/html') || (accept.includes('*/*') && !isFile);
  return (method === 'GET' || method === 'HEAD') && isScreen && takesHtml;
}

function sendPage(page: Page, { headers }: FastifyRequest, reply: FastifyReply) {
  const { encoding, body, etag } = page.choose(headers['accept-encoding'] ?? '');
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.code(200).type('text/html; charset=utf-8').send(body);
}
