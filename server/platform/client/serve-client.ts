import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { productName } from '../../../src/shared/config/brand.ts';
import { sharedFiles } from '../../../src/shared/config/shared-files.ts';
import { problem } from '../problems.ts';
import { type FindBrought, keepLastPage, withBrought } from './brought.ts';
import { type Identity, withIdentity } from './identity.ts';
import { type PageMetadata, withHead } from './page-head.ts';
import {
  preparePage,
  quickly,
  withDemo,
  withHouse,
  withoutFieldFigures,
  withoutOffline,
  type Page,
} from './page.ts';
import { requestOrigin } from './request-origin.ts';
import { serveFiles } from './serve-files.ts';
import { webManifest } from './web-manifest.ts';

const builtFolder = resolve(import.meta.dirname, '../../../dist');

/** Returns undefined before the first build. */
export function readPage({ demo }: Pick<Config, 'demo'>, folder = builtFolder): string | undefined {
  const path = join(folder, 'index.html');
  return existsSync(path) ? withDemo(readFileSync(path, 'utf8'), demo ? 'on' : 'off') : undefined;
}

/** `unlisted` means that only an owner may see something there. */
export type DescribeAddress = (
  path: string,
) => Promise<PageMetadata | 'missing' | 'unlisted' | undefined>;

type Options = {
  publicUrl?: string | undefined;
  ownOrigin?: string;
  identity?: () => Identity;
  /** The identity server of the house, as people know it. */
  house?: string | undefined;
  describe?: DescribeAddress;
  bring?: FindBrought;
  folder?: string;
  /** By default browsers keep the application for times without a network. */
  opensOffline?: boolean;
  /** By default browsers measure how fast screens are. */
  measuresScreens?: boolean;
  isElsewhere?: (request: FastifyRequest) => boolean;
  /** Keeps former versions of files; without it browsers load each version whole. */
  formerFolder?: string;
};

/**
 * Serves the built files precompressed, and the page for every other navigation, with 404 for
 * unknown ones.
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
  if (html !== undefined) await serveFiles(app, { folder: builtFolder, ...options });
  serveManifest(app, identity, options.opensOffline ?? true);
  const marked = html === undefined ? undefined : withMarks(html, options);
  const here = marked === undefined ? undefined : keepPrepared(marked);
  const elsewhere = marked === undefined ? undefined : keepPrepared(withDemo(marked, 'elsewhere'));

  /** The page works without the result. */
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
    if (found === 'missing') return sendPage(page, request, reply.code(404));
    if (found === 'unlisted') {
      return sendPage(page, request, reply.header('x-robots-tag', 'noindex'));
    }
    const brought = await findFor(request, bring);
    if (found === undefined) {
      return sendPage((brought && prepared.pageWith(brought)) ?? page, request, reply);
    }
    const origin = publicUrl ?? requestOrigin(request, ownOrigin);
    const own = withHead(prepared.html, found, { origin, siteName });
    const full = brought ? withBrought(own, brought) : own;
    return sendPage(preparePage(full, quickly), request, reply);
  });
}

/** What the page says to the application. */
function withMarks(html: string, { house, opensOffline, measuresScreens }: Options): string {
  const named = house === undefined ? html : withHouse(html, house);
  const marked = opensOffline === false ? withoutOffline(named) : named;
  return measuresScreens === false ? withoutFieldFigures(marked) : marked;
}

const asBuilt = (): Identity => ({ name: productName, isBeingSetUp: false });

const prepareFrom = (html: string) => ({
  html,
  page: preparePage(html),
  pageWith: keepLastPage(html),
});

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

function serveManifest(app: FastifyInstance, identity: () => Identity, opensOffline: boolean) {
  app.get('/manifest.webmanifest', { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-type': 'application/manifest+json' })
      .send(webManifest(identity().name, opensOffline)),
  );
  // Its worker takes what is shared; without one nothing is read, and the page says so.
  const missed = `/collection/import?${sharedFiles.parameter}=missed`;
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const isShared = method === 'POST' && url.split('?', 1)[0] === sharedFiles.address;
    return isShared ? reply.redirect(missed, 303) : undefined;
  });
}

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
