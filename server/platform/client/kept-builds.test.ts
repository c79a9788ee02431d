import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerProblems } from '../problem-handlers.ts';
import { keepBuild } from './kept-builds.ts';
import { readPage, serveClient } from './serve-client.ts';

let root = '';
const inRoot = (...names: string[]) => join(root, ...names);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tonada-kept-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Puts the files of a version into `dist`, in place of those before. */
function build(files: Record<string, string>) {
  rmSync(inRoot('dist'), { recursive: true, force: true });
  mkdirSync(inRoot('dist', 'assets', 'words1'), { recursive: true });
  writeFileSync(inRoot('dist', 'index.html'), '<!doctype html><html></html>');
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(inRoot('dist', 'assets', name), text);
  }
}

const keep = (hour: number) =>
  keepBuild(inRoot('dist', 'assets'), inRoot('client', 'assets'), new Date(2026, 10, 1, hour));

const keptNames = () =>
  readdirSync(inRoot('client', 'assets'), { recursive: true, encoding: 'utf8' }).toSorted();

async function start() {
  const app = fastify();
  answerProblems(app);
  const folders = { folder: inRoot('dist'), formerFolder: inRoot('client') };
  await serveClient(app, readPage({ demo: false }, inRoot('dist')), folders);
  return app;
}

const before = {
  'panel01.js': 'former',
  'panel01.js.br': 'former in Brotli',
  'panel01.js.gz': 'former in gzip',
  'words1/es.json': '{}',
};

// Proves install: A page that was open
describe('a page that was open before an upgrade', () => {
  it('finds the files of its version', async () => {
    build(before);
    await keep(1);
    build({ 'panel02.js': 'new' });
    const app = await start();
    const get = (url: string, encoding = 'identity') =>
      app.inject({ url, headers: { 'accept-encoding': encoding } });
    const panel = await get('/assets/panel01.js');
    expect([panel.statusCode, panel.body]).toEqual([200, 'former']);
    expect(panel.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      vary: 'accept-encoding',
    });
    const small = await get('/assets/panel01.js', 'br');
    expect([small.body, small.headers['content-encoding']]).toEqual(['former in Brotli', 'br']);
    expect((await get('/assets/words1/es.json')).body).toBe('{}');
    expect((await get('/assets/panel02.js')).body).toBe('new');
    await app.close();
  });

  it.each([
    '/assets/panel09.js',
    '/assets/panel01.js.br',
    '/assets/../index.html',
    '/assets/..%2f..%2fclient%2fassets%2fpanel01.js',
    '/assets/%2e%2e/s.js',
    '/assets/',
  ])('finds nothing else: %s', async (url) => {
    build(before);
    await keep(1);
    writeFileSync(inRoot('client', 's.js'), 'beside');
    const app = await start();
    expect((await app.inject({ url })).body).not.toMatch(/^(former|beside)/);
    await app.close();
  });
});

describe('the kept files', () => {
  it('are those of the last four versions, each once', async () => {
    for (const version of [1, 2, 3, 4, 5]) {
      build({ [`own0${version}.js`]: 'own', 'shared1.js': 'shared' });
      await keep(version);
      // A start anew is no other version.
      await keep(version);
    }
    expect(keptNames()).toEqual(['own02.js', 'own03.js', 'own04.js', 'own05.js', 'shared1.js']);
    expect(readFileSync(inRoot('client', 'assets', 'own02.js'), 'utf8')).toBe('own');
  });

  it('are whole after a copy that was cut off', async () => {
    build({ 'panel01.js': 'whole' });
    mkdirSync(inRoot('client', 'assets'), { recursive: true });
    const part = inRoot('client', 'assets', 'panel01.js.part');
    writeFileSync(part, 'who');
    utimesSync(part, new Date(2026, 9, 1), new Date(2026, 9, 1));
    const app = await start();
    expect((await app.inject({ url: '/assets/panel01.js.part' })).statusCode).toBe(404);
    await app.close();
    await keep(1);
    expect(keptNames()).toEqual(['panel01.js']);
    expect(readFileSync(inRoot('client', 'assets', 'panel01.js'), 'utf8')).toBe('whole');
  });

  it('are kept by two servers of one folder at the same time', async () => {
    build({ 'panel01.js': 'one', 'panel02.js': 'two' });
    await Promise.all([keep(1), keep(1), keep(1)]);
    expect(keptNames()).toEqual(['panel01.js', 'panel02.js']);
  });
});
