import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type FormerFiles, openFormerFiles } from './former-files.ts';
import { keepBuild, readKeptFiles } from './kept-builds.ts';
import { admits } from './page.ts';

type Options = { folder: string; opensOffline?: boolean; formerFolder?: string };

const hashedFolder = '/assets/';
const yearInSeconds = 31_536_000;

const workerFile = '/service-worker.js';

/** Milliseconds: a server that is only tried keeps nothing. */
const keptAfter = 30_000;

/** Takes the place of a worker that an earlier visit installed, and goes with all that it kept. */
const leavingWorker = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await registration.unregister()})()));`;

async function openFormer({ log }: FastifyInstance, { folder, formerFolder }: Options) {
  if (formerFolder === undefined) return null;
  try {
    return await openFormerFiles(join(folder, 'assets'), formerFolder);
  } catch (error) {
    log.warn({ err: error }, 'former versions of the client cannot be kept');
    return null;
  }
}

/** Serves the files of `folder` precompressed; see `serveClient` for the options. */
export async function serveFiles(app: FastifyInstance, options: Options): Promise<void> {
  const { folder, opensOffline = true } = options;
  const former = await openFormer(app, options);
  if (former) serveDeltas(app, former);
  if (!opensOffline) {
    app.get(workerFile, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript').send(leavingWorker),
    );
  }
  await app.register(fastifyStatic, {
    root: folder,
    // Unknown names must reach the page.
    wildcard: false,
    index: false,
    globIgnore: [
      'index.html',
      '**/*.br',
      '**/*.gz',
      '**/*.map',
      ...(opensOffline ? [] : ['service-worker.js']),
    ],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.replaceAll('\\', '/').includes(hashedFolder);
      const file = { 'cache-control': 'no-cache', vary: 'accept-encoding' };
      const sent = isHashed ? headersOf(basename(path).replace(/\.(br|gz)$/, ''), former) : file;
      for (const [header, value] of Object.entries(sent)) reply.header(header, value);
    },
  });
  await serveKept(app, options);
}

/** Pages that were open before an upgrade find the rest of their files. */
async function serveKept(app: FastifyInstance, { folder, formerFolder }: Options) {
  if (formerFolder === undefined) return;
  const kept = join(formerFolder, 'assets');
  const names = await readKeptFiles(kept);
  app.get<{ Params: { '*': string } }>(
    `${hashedFolder}*`,
    { schema: { hide: true } },
    ({ params: { '*': name } }, reply) =>
      names.has(name) ? reply.sendFile(name, kept) : reply.callNotFound(),
  );
  const keep = () =>
    keepBuild(join(folder, 'assets'), kept).catch((error: unknown) =>
      app.log.warn({ err: error }, 'the files of this version cannot be kept'),
    );
  const timer = setTimeout(() => void keep(), keptAfter).unref();
  app.addHook('onClose', () => clearTimeout(timer));
}

/** Answers with what a file adds to the version of it that the browser has. */
function serveDeltas(app: FastifyInstance, former: FormerFiles) {
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    const dictionary = headers['available-dictionary'];
    const isAsked = method === 'GET' && url.startsWith(hashedFolder) && !headers.range;
    if (!isAsked || typeof dictionary !== 'string') return undefined;
    if (!admits(headers['accept-encoding'] ?? '', 'dcz')) return undefined;
    const name = url.slice(hashedFolder.length).split('?', 1)[0] ?? '';
    const delta = await former.deltaOf(name, dictionary);
    if (delta === null) return undefined;
    return reply
      .headers({ ...headersOf(name, former), 'content-encoding': 'dcz' })
      .type('text/javascript; charset=utf-8')
      .send(delta);
  });
}

function headersOf(name: string, former: FormerFiles | null): Record<string, string> {
  const pattern = former?.patternOf(name) ?? null;
  return {
    'cache-control': `public, max-age=${yearInSeconds}, immutable`,
    vary: pattern === null ? 'accept-encoding' : 'accept-encoding, available-dictionary',
    ...(pattern !== null && { 'use-as-dictionary': `match="${pattern}"` }),
  };
}
