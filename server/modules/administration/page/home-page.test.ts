import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Playlist } from '#contract/playlist.ts';
import { readPage, serveClient } from '../../../platform/client/serve-client.ts';
import { contractVersion } from '../../../platform/contract-version.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { publish } from '../../../platform/events/events.ts';
import {
  createFeaturedPlaylists,
  type FeaturedPlaylists,
} from '../../listening/playlist/featured-playlists.ts';
import { featuredChanged } from '../../listening/playlist/playlist.events.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { bringHome } from './home-page.ts';

const html =
  '<!doctype html><html data-demo="off"><head></head><body><ol></ol><script>start()</script></body></html>';
const folder = mkdtempSync(join(tmpdir(), 'tonada-dist-'));
const name = '</script><script>alert(1)</script>';

let tonada: TestApp;
let featured: FeaturedPlaylists;
let app: FastifyInstance;

beforeAll(async () => {
  tonada = await startTestApp();
  await tonada.signIn({ id: 'usr_1', displayName: 'Alma', username: 'alma' });
  const { clock, db } = tonada;
  const about = { ownerId: 'usr_1', description: '', createdAt: clock(), searchKey: '' };
  await db.insert(playlistTable).values([
    { id: 'pls_1', name, isPublic: true, featuredPosition: 1, ...about },
    { id: 'pls_2', name: 'Dos', isPublic: true, featuredPosition: 2, ...about },
    { id: 'pls_3', name: 'Tres', isPublic: true, featuredPosition: 3, ...about },
    { id: 'pls_shut', name: 'Secreta', isPublic: false, featuredPosition: 4, ...about },
  ]);
  writeFileSync(join(folder, 'index.html'), html);
  featured = createFeaturedPlaylists({ db, clock }, tonada.app.events);
  app = fastify();
  const bring = bringHome(featured);
  await serveClient(app, readPage({ demo: false }, folder), { folder, bring });
});
afterAll(async () => {
  await app.close();
  await tonada.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

/** Reads the data embedded in a page as a browser does. */
function broughtBy(page: string) {
  const [, contract, data = '{}'] =
    /<script type="application\/json" id="brought" data-contract="([^"]*)">(.*?)<\/script>/.exec(
      page,
    ) ?? [];
  return { contract, answers: JSON.parse(data) as Record<string, Playlist[]> };
}

it('home embeds the API’s answers, in this server’s contract', async () => {
  const { contract, answers } = broughtBy((await get('/')).body);
  expect(contract).toBe(contractVersion());
  const requested = await tonada.app.inject('/api/playlists/featured');
  expect(answers).toEqual({ '/playlists/featured': requested.json() });
  expect(answers['/playlists/featured']?.[0]?.name).toBe(name);
});

it('home shows the first two covers before the application loads', async () => {
  const { body } = await get('/?from=somewhere');
  const [, room = ''] = /<ol>(.*?)<\/ol>/.exec(body) ?? [];
  expect([...room.matchAll(/srcset="([^ ]+) /g)].map(([, first]) => first)).toEqual([
    '/api/images/playlist/pls_1?w=96',
    '/api/images/playlist/pls_2?w=96',
  ]);
});

it('embedded data stand before the code that reads them', async () => {
  const { body } = await get('/');
  expect(body.indexOf('id="brought"')).toBeLessThan(body.indexOf('start()'));
});

it('a cached page is not sent again until a featured playlist changes', async () => {
  const first = await get('/');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await get('/', headers)).statusCode).toBe(304);
  await inTransaction(tonada.db, async (tx) => {
    await tx.update(playlistTable).set({ description: 'Para la tarde' });
    await publish(tx, featuredChanged);
  });
  const next = await get('/', headers);
  expect(next.statusCode).toBe(200);
  expect(broughtBy(next.body).answers['/playlists/featured']?.[0]?.description).toBe(
    'Para la tarde',
  );
});

it('other addresses embed nothing', async () => {
  expect((await get('/search')).body).toBe(html);
});

it('home embeds nothing if the playlists cannot be read', async () => {
  const broken = fastify();
  const unread = { read: () => Promise.reject(new Error('gone')), forget: () => {} };
  const bring = bringHome(unread);
  await serveClient(broken, readPage({ demo: false }, folder), { folder, bring });
  const answer = await broken.inject({ url: '/', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.body]).toEqual([200, html]);
  await broken.close();
});
