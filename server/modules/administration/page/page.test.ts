import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from '#drizzle/orm.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inlineHashes } from '../../../platform/client/page.ts';
import { readableAddress } from '../../../platform/readable-address.ts';
import { readPage, serveClient } from '../../../platform/client/serve-client.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { describePage } from './describe-page.ts';

const html =
  '<!doctype html>\n<html lang="es" data-demo="on"><head><title>Tonada</title><script>a()</script></head><div id="root"></div></html>';
const folder = mkdtempSync(join(tmpdir(), 'tonada-dist-'));
const description = '<b>Para "correr"</b>';

let tonada: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  tonada = await startTestApp();
  const { db, clock } = tonada;
  await addTracks(db, [{ id: 'trk_1', title: 'Luna', artist: 'Faro Norte', duration: 201 }]);
  const figures = { monthlyListeners: 1_234_567, bio: 'De la costa.', genre: 'Classical' } as const;
  await db.update(artistTable).set(figures).where(eq(artistTable.id, 'art_faro-norte'));
  await tonada.signIn({ id: 'usr_1', displayName: 'Alma', username: 'alma' });
  const about = { ownerId: 'usr_1', description, trackCount: 2, createdAt: clock(), searchKey: '' };
  await db.insert(playlistTable).values([
    { id: 'pls_open', name: 'Noche & día', isPublic: true, ...about },
    { id: 'pls_shut', name: 'Secreta', isPublic: false, ...about },
  ]);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), html);
  app = await open(undefined);
});
afterAll(async () => {
  await app.close();
  await tonada.close();
  rmSync(folder, { recursive: true });
});

async function open(publicUrl: string | undefined) {
  const server = fastify({ rewriteUrl: ({ url = '/' }) => readableAddress(url) });
  const describes = describePage(tonada.db);
  const page = readPage({ demo: true }, folder);
  const options = { describe: describes, folder, publicUrl, ownOrigin: 'http://localhost:3001' };
  await serveClient(server, page, options);
  return server;
}

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host: 'tonada.example', accept: 'text/html', ...headers } });
}

/** Reads a page's properties as link previews do. */
async function getCard(url: string) {
  const { body } = await get(url);
  const metas = body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...metas].map(([, name = '', content]) => [name, content]));
}

describe('the page of', () => {
  it('a track states its artist, album and year', async () => {
    const { body, statusCode } = await get('/track/trk_1');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Luna · Tonada</title>');
    expect(body).toContain('<link rel="canonical" href="http://tonada.example/track/trk_1" />');
    expect(await getCard('/track/trk_1')).toMatchObject({
      description: 'Canción de Faro Norte · Disco · 2024',
      'og:type': 'music.song',
      'og:title': 'Luna',
      'og:url': 'http://tonada.example/track/trk_1',
      'og:image': 'http://tonada.example/api/images/album/alb_faro-norte?w=640&amp;f=jpg',
      'og:site_name': 'Tonada',
      'twitter:card': 'summary',
      'music:duration': '201',
      'music:musician': 'http://tonada.example/artist/art_faro-norte',
      'music:album': 'http://tonada.example/album/alb_faro-norte',
    });
  });

  it('an album states its artist, year and length', async () => {
    expect(await getCard('/album/alb_faro-norte')).toMatchObject({
      'og:title': 'Disco',
      'og:description': 'Álbum de Faro Norte · 2024 · 1 canción',
      'og:type': 'music.album',
      'music:release_date': '2024-05-17',
    });
  });

  it('an artist states genre, audience and biography', async () => {
    const card = await getCard('/artist/art_faro-norte');
    expect(card['og:title']).toBe('Faro Norte');
    expect(card['og:description']).toMatch(
      /^Artista · Clásica · 1,2\sM oyentes mensuales · De la costa\.$/,
    );
    expect(card['og:image']).toContain('/api/images/artist/art_faro-norte?');
  });

  it('a public playlist states its owner, length and description', async () => {
    expect(await getCard('/playlist/pls_open')).toMatchObject({
      'og:title': 'Noche &amp; día',
      'og:description':
        'Playlist de Alma · 2 canciones · &lt;b&gt;Para &quot;correr&quot;&lt;/b&gt;',
      'og:type': 'music.playlist',
      'music:creator': 'http://tonada.example/user/usr_1',
      'og:image': 'http://tonada.example/api/images/playlist/pls_open?w=640&amp;f=jpg',
    });
  });

  it('a user states their name', async () => {
    expect(await getCard('/user/usr_1')).toMatchObject({
      'og:title': 'Alma',
      'og:description': 'Perfil de @alma en Tonada',
      'og:type': 'profile',
      'profile:username': 'alma',
    });
  });

  it('a chart states what it counts, with its own picture', async () => {
    expect(await getCard('/chart/spain')).toMatchObject({
      'og:title': 'Top España',
      'og:description': 'Lo más escuchado en España en los últimos 28 días.',
      'og:url': 'http://tonada.example/chart/spain',
      'og:image': 'http://tonada.example/api/images/chart/spain?w=640&amp;f=jpg',
    });
  });

  it.each(['/', '/search?q=luna', '/collection/tracks', '/Search/', '/label-manager/statement/x'])(
    'any other screen is the generic one: %s',
    async (url) => {
      const { body, statusCode } = await get(url);
      expect([statusCode, body]).toEqual([200, html]);
    },
  );
});

it.each(['/genre/jazz', '/mood/rain', '/collection/history', '/collection/import', '/developers'])(
  'opens at %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  },
);

describe('a missing item', () => {
  const generic = ['/chart/x', '/artist/x', '/album/x', '/user/x', '/track/x'];
  const malformed = [
    '/track/no%20id',
    '/track/%00',
    '/track/%',
    '/user/%E0%A4%A',
    '/track/<script>',
    `/user/${'x'.repeat(65)}`,
  ];

  const unknown = ['/nada', '/constructor/x', '/track', '/track/a/b', '/playlist/nada', '/admin/x'];
  const topics = ['/genre/nada', '/mood/constructor'];
  const probes = ['/.well-known/no-such-thing', '/index.html'];

  // Proves failures: 404 where nothing is
  it.each([...generic, ...malformed, ...unknown, ...topics, ...probes])(
    'the application loads with 404 and says nothing: %s',
    async (url) => {
      const { body, statusCode, headers } = await get(url);
      expect([statusCode, body]).toEqual([404, html]);
      expect(headers['content-type']).toContain('text/html');
      expect(headers.etag).toBeUndefined();
    },
  );

  it.each(['/playlist/pls_none', '/playlist/pls_shut'])(
    'a playlist may exist for its owner, so its page loads and asks not to be listed: %s',
    async (url) => {
      const { body, statusCode, headers } = await get(url);
      expect([statusCode, body]).toEqual([200, html]);
      expect(headers['x-robots-tag']).toBe('noindex');
    },
  );

  // Proves releases: The page of a link for the press is not listed
  it('the page of a secret link loads and asks not to be listed', async () => {
    const { statusCode, headers } = await get('/press');
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
  });

  it('a private playlist cannot be distinguished from a missing one', async () => {
    const [shut, none] = [await get('/playlist/pls_shut'), await get('/playlist/pls_none')];
    const { date: _date, ...headers } = shut.headers;
    expect(none.headers).toMatchObject(headers);
    expect(none.body).toBe(shut.body);
  });
});

// Proves account: `/.well-known/change-password` leads to 'Seguridad'
it('a password manager is redirected to the password form', async () => {
  const { statusCode, headers } = await tonada.app.inject({ url: '/.well-known/change-password' });
  expect([statusCode, headers.location]).toEqual([302, '/profile?tab=security']);
});

describe('a page of its own', () => {
  it('is sent compressed, and not again while unchanged', async () => {
    const br = await get('/track/trk_1', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/track/trk_1', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload)).toEqual(gunzipSync(gzip.rawPayload));
    const known = { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) };
    expect((await get('/track/trk_1', known)).statusCode).toBe(304);
    expect((await get('/playlist/pls_open', known)).statusCode).toBe(200);
  });

  it('runs only the code of the generic page', async () => {
    for (const element of ['script', 'style'] as const) {
      const { body } = await get('/playlist/pls_open');
      expect(inlineHashes(body, element)).toEqual(inlineHashes(html, element));
    }
  });

  it('ignores an invalid Host', async () => {
    const { body } = await get('/track/trk_1', { host: 'a"><script>alert(1)</script>' });
    expect(body).toContain(
      '<meta property="og:url" content="http://localhost:3001/track/trk_1" />',
    );
    expect(body).not.toContain('alert');
  });

  it('uses the configured address of the site', async () => {
    const set = await open('https://music.example');
    const { body } = await set.inject({ url: '/track/trk_1', headers: { accept: 'text/html' } });
    await set.close();
    expect(body).toContain('content="https://music.example/track/trk_1"');
    expect(body).not.toContain('localhost');
  });

  it.each([
    '/track/trk_1',
    '/album/alb_faro-norte',
    '/playlist/pls_shut',
    '/user/usr_1',
    '/artist/x',
  ])('takes one statement: %s', async (url) => {
    expect(await countStatements(() => get(url))).toBe(1);
  });

  it('is the generic one if the database does not answer', async () => {
    const select = vi.spyOn(tonada.db, 'select').mockImplementation(() => {
      throw new Error('gone');
    });
    const { body, statusCode } = await get('/track/trk_1');
    select.mockRestore();
    expect([statusCode, body]).toEqual([200, html]);
  });
});
