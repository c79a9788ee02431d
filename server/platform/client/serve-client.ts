import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { productName } from '../../../src/shared/config/brand.ts';
import { problem } from '../problems.ts';
import { type FindBrought, keepLastPage } from './brought.ts';
import { type Identity, withIdentity } from './identity.ts';
import { type PageMetadata, withHead } from './page-head.ts';
import { preparePage, quickly, withDemo, type Page } from './page.ts';
import { requestOrigin } from './request-origin.ts';

const builtFolder = resolve(import.meta.dirname, '../../../dist');

/** Vite writes the files whose names carry a hash of their content here. */
const hashedFolder = '/assets/';
const yearInSeconds = 31_536_000;

/** The built application's page, as it is sent; undefined before the first build. */
export function readPage({ demo }: Pick<Config, 'demo'>, folder = builtFolder): string | undefined {
  const path = join(folder, 'index.html');
  return existsSync(path) ? withDemo(readFileSync(path, 'utf8'), demo ? 'on' : 'off') : undefined;
}

/**
 * What there is at an address: metadata of its own, `missing` where nothing is, `unlisted` where there
 * may be something for its owner alone, or undefined for an address with nothing to say.
 */
export type DescribeAddress = (
  path: string,
) => Promise<PageMetadata | 'missing' | 'unlisted' | undefined>;

type Options = {
  /** Where people reach the server, if that is known; otherwise it is read from each request. */
  publicUrl?: string | undefined;
  /** Where a request does not tell. */
  ownOrigin?: string;
  /** What the service is called, and whether it is being set up; as the build has it where it is not given. */
  identity?: () => Identity;
  describe?: DescribeAddress;
  bring?: FindBrought;
  folder?: string;
  /** Whether the demo is on, and not for whoever calls from there. */
  isElsewhere?: (request: FastifyRequest) => boolean;
};

/**
 * Serves the built application: its files, with the compressed ones that the build wrote beside
 * them, and its page for every other address that a browser navigates to. An address where nothing is
 * gets the page as well, with 404, for the application to say so.
 */
export async function serveClient(
  app: FastifyInstance,
  html: string | undefined,
  options: Options = {},
): Promise<void> {
  const {
    publicUrl,
    ownOrigin = 'http://localhost',
    identity = asBuilt,
    describe,
    bring,
  } = options;
  if (html !== undefined) await serveFiles(app, options.folder ?? builtFolder);
  const here = html === undefined ? undefined : keepPrepared(html);
  const elsewhere = html === undefined ? undefined : keepPrepared(withDemo(html, 'elsewhere'));

  /** Without what is found the application still works, so a failure to find it is only logged. */
  async function findFor<Found>(
    { url, log }: FastifyRequest,
    find: ((path: string) => Promise<Found>) | undefined,
  ) {
    try {
      return await find?.(url.split('?', 1)[0] ?? '/');
    } catch (error) {
      log.warn({ err: error }, 'what belongs to a page could not be found');
      return undefined;
    }
  }

  app.setNotFoundHandler(async (request, reply) => {
    const prepare = options.isElsewhere?.(request) === true ? elsewhere : here;
    if (prepare === undefined || !wantsPage(request)) throw problem('not-found');
    const { name: siteName, isBeingSetUp } = identity();
    const prepared = prepare({ name: siteName, isBeingSetUp });
    const { page } = prepared;
    if (isBeingSetUp) return sendPage(page, request, reply.header('x-robots-tag', 'noindex'));
    const found = await findFor(request, describe);
    if (found === undefined) {
      const brought = await findFor(request, bring);
      return sendPage((brought && prepared.pageWith(brought)) ?? page, request, reply);
    }
    if (found === 'missing') return sendPage(page, request, reply.code(404));
    if (found === 'unlisted') {
      return sendPage(page, request, reply.header('x-robots-tag', 'noindex'));
    }
    const origin = publicUrl ?? requestOrigin(request, ownOrigin);
    const own = withHead(prepared.html, found, { origin, siteName });
    return sendPage(preparePage(own, quickly), request, reply);
  });
}

const asBuilt = (): Identity => ({ name: productName, isBeingSetUp: false });

const prepareFrom = (html: string) => ({
  html,
  page: preparePage(html),
  pageWith: keepLastPage(html),
});

/** Prepares the page anew when the service gets its name or its first admin, and only then. */
function keepPrepared(html: string) {
  let last: (Identity & { prepared: ReturnType<typeof prepareFrom> }) | undefined;
  return ({ name, isBeingSetUp }: Identity) => {
    if (last?.name !== name || last.isBeingSetUp !== isBeingSetUp) {
      const prepared = prepareFrom(withIdentity(html, { name, isBeingSetUp }));
      last = { name, isBeingSetUp, prepared };
    }
    return last.prepared;
  };
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
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  const isFound = reply.statusCode === 200;
  if (isFound) reply.header('etag', etag);
  const isKnown = headers['if-none-match']?.includes(etag) === true;
  if (isFound && isKnown) return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
