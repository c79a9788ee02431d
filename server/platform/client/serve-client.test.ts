import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenAddresses } from '../../../src/shared/config/screen-addresses.ts';
import { answerProblems } from '../problem-handlers.ts';
import { inlineHashes } from './page.ts';
import { readPage, serveClient } from './serve-client.ts';

const html = '<!doctype html>\n<html lang="es" data-demo="on"><script>a()</script></html>';
const folder = mkdtempSync(join(tmpdir(), 'tonada-dist-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'service-worker.js'), 'keep()');
  writeFileSync(join(folder, 'assets', 'main-x1.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'main-x1.js.br'), 'brotli');
  writeFileSync(join(folder, 'assets', 'main-x1.js.gz'), 'gzip');
  app = fastify();
  answerProblems(app);
  await serveClient(app, readPage({ demo: false }, folder), { folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('files', () => {
  it.each([
    ['br', 'brotli'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'brotli'],
    ['identity', 'plain'],
  ])('are served as built for %s, cached for ever', async (encoding, body) => {
    const answer = await get('/assets/main-x1.js', { 'accept-encoding': encoding });
    expect(answer.body).toBe(body);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      vary: 'accept-encoding',
    });
  });

  it('without a hash in the name are revalidated', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/missing.js', '/assets/', '/..%2f..%2fpackage.json', '/assets/main-x1.js.br'])(
    'that do not exist are not found: %s',
    async (url) => {
      const { statusCode, body } = await app.inject({ url, headers: { accept: '*/*' } });
      expect(statusCode).toBe(404);
      expect(body).not.toContain('<html');
    },
  );
});

describe('the page', () => {
  it.each(['/', '/search?q=luna', '/playlist/pls_1', '/index.html'])('is at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<html lang="es" data-demo="off">');
  });

  it('comes compressed', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(brotliDecompressSync(br.rawPayload)).toEqual(gunzipSync(gzip.rawPayload));
  });

  it('is not sent again while it is the same', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  // Proves security: V13.4 Leaks
  it('answers HEAD, and no other method', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/search' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect((await app.inject({ method: 'POST', url: '/search' })).statusCode).toBe(404);
  });
});

describe('inlineHashes', () => {
  it('hashes inline code, and ignores files', () => {
    const page =
      '<script>a()</script><script type="module" src="/b.js"></script><style>c{}</style>';
    expect(inlineHashes(page, 'script')).toHaveLength(1);
    expect(inlineHashes(page, 'style')[0]).toMatch(/^'sha256-[\w+/]{43}='$/);
  });
});

describe('installing', () => {
  // Proves install: Its name
  it('has a manifest with the service’s own name, icons that exist, and no old copy', async () => {
    const named = fastify();
    const identity = () => ({ name: 'Radio Luna', isBeingSetUp: false });
    await serveClient(named, readPage({ demo: false }, folder), { folder, identity });
    const answer = await named.inject('/manifest.webmanifest');
    await named.close();
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('application/manifest+json'),
    });
    const manifest = answer.json<{
      icons: { src: string }[];
      screenshots: { src: string }[];
      share_target: { action: string };
    }>();
    expect(manifest).toMatchObject({ name: 'Radio Luna', display: 'standalone', start_url: '/' });
    const files = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src);
    expect(files.filter((src) => !existsSync(join('public', src)))).toEqual([]);
    expect(screenAddresses).toContain(manifest.share_target.action);
    expect(manifest.share_target).toMatchObject({
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: expect.arrayContaining(['.csv', '.json', '.xspf']) }],
      },
    });
  });

  // Proves brought-music: Shared to the installed product
  it('says that files were missed which no worker took', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/share',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/collection/import?shared=missed',
    ]);
  });

  // Proves install: Switched off
  it('that is switched off leaves every browser', async () => {
    const off = fastify();
    const options = { folder, opensOffline: false };
    await serveClient(off, readPage({ demo: false }, folder), options);
    const worker = await off.inject('/service-worker.js');
    expect(worker.body).toContain('registration.unregister()');
    const page = await off.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(page.body).toContain('data-offline="off"');
    const manifest = await off.inject('/manifest.webmanifest');
    expect(manifest.json()).toMatchObject({ share_target: { method: 'GET' } });
    await off.close();
  });
});

// Proves watch: Switched off in the page
it('tells the page to measure nothing where the operator says so', async () => {
  const ask = async (options: { measuresScreens?: boolean }) => {
    const server = fastify();
    await serveClient(server, readPage({ demo: false }, folder), { folder, ...options });
    const { body } = await server.inject({ url: '/', headers: { accept: 'text/html' } });
    await server.close();
    return body;
  };
  expect(await ask({ measuresScreens: false })).toMatch(/<html [^>]*data-field-figures="off"/);
  expect(await ask({})).not.toContain('data-field-figures');
});
