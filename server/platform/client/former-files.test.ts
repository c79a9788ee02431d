import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerProblems } from '../problem-handlers.ts';
import { readPage, serveClient } from './serve-client.ts';

const root = mkdtempSync(join(tmpdir(), 'tonada-versions-'));
const folder = join(root, 'dist');
const formerFolder = join(root, 'client');
const day = 86_400;

const before = `const words = ${JSON.stringify(Array.from({ length: 500 }, (_, at) => `palabra${at * 7}`))};`;
const after = `${before}console.log('nuevo');`;

const hashOf = (text: string) => `:${createHash('sha256').update(text).digest('base64')}:`;

let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(formerFolder);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html></html>');
  writeFileSync(join(folder, 'assets', 's.new0001.js'), after);
  writeFileSync(join(folder, 'assets', 's.new0001.js.br'), 'brotli');
  writeFileSync(join(folder, 'assets', 'other01.js'), 'other');
  for (let version = 0; version < 25; version += 1) {
    const path = join(formerFolder, `s.old${String(version).padStart(4, '0')}.js`);
    writeFileSync(path, version === 24 ? before : `const version = ${version};`);
    const seen = Date.now() / 1000 - (30 - version) * day;
    utimesSync(path, seen, seen);
  }
  writeFileSync(join(formerFolder, 'notes.txt'), 'left by somebody');
  app = fastify();
  answerProblems(app);
  await serveClient(app, readPage({ demo: false }, folder), { folder, formerFolder });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const takesDelta = { 'accept-encoding': 'gzip, br, dcb, dcz' };
const file = '/assets/s.new0001.js';

// Proves install: After a release
describe('a new version of a part of the start', () => {
  it('is asked to be kept for the next one', async () => {
    const answer = await get(file, { 'accept-encoding': 'br' });
    expect(answer.body).toBe('brotli');
    expect(answer.headers).toMatchObject({
      'use-as-dictionary': 'match="/assets/s.*"',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
    });
    expect((await get('/assets/other01.js')).headers['use-as-dictionary']).toBeUndefined();
  });

  it('is sent as what it adds to the one that the browser has', async () => {
    const sent = await get(file, { ...takesDelta, 'available-dictionary': hashOf(before) });
    expect(sent.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': expect.stringContaining('javascript'),
      'use-as-dictionary': 'match="/assets/s.*"',
      vary: 'accept-encoding, available-dictionary',
    });
    expect(sent.rawPayload.length).toBeLessThan(150);
    expect(sent.rawPayload.subarray(0, 40).toString('base64')).toBe(
      Buffer.concat([
        Buffer.from('5e2a4d1820000000', 'hex'),
        createHash('sha256').update(before).digest(),
      ]).toString('base64'),
    );
    const text = zstdDecompressSync(sent.rawPayload.subarray(40), {
      dictionary: Buffer.from(before),
    });
    expect(text.toString()).toBe(after);
  });

  it.each<[string, Record<string, string>]>([
    ['a version that nobody knows', { 'available-dictionary': hashOf('another') }],
    ['a version long ago', { 'available-dictionary': hashOf('const version = 3;') }],
    ['no hash', { 'available-dictionary': ':../../etc/passwd:' }],
    ['a browser without it', { 'available-dictionary': hashOf(before), 'accept-encoding': 'br' }],
    [
      'one that refuses it',
      { 'available-dictionary': hashOf(before), 'accept-encoding': 'br, dcz;q=0' },
    ],
  ])('comes whole for %s', async (_, headers) => {
    const sent = await get(file, { ...takesDelta, ...headers });
    expect(sent.headers['content-encoding']).toBe('br');
    expect(sent.body).toBe('brotli');
  });

  it('takes the place of the oldest', () => {
    const kept = readdirSync(formerFolder);
    expect(kept.filter((name) => name.startsWith('s.'))).toHaveLength(20);
    expect(kept).toContain('s.new0001.js');
    expect(kept).toContain('s.old0024.js');
    expect(kept).not.toContain('s.old0005.js');
    expect(kept).toContain('notes.txt');
  });

  it('is served where the former ones cannot be kept', async () => {
    const lonely = fastify();
    answerProblems(lonely);
    writeFileSync(join(root, 'a-file'), '');
    const options = { folder, formerFolder: join(root, 'a-file', 'client') };
    await serveClient(lonely, readPage({ demo: false }, folder), options);
    expect((await lonely.inject({ url: file })).statusCode).toBe(200);
    await lonely.close();
  });
});
