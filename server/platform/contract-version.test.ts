import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '../testing/start-test-app.ts';
import { contractHeader, contractVersion, getFingerprint } from './contract-version.ts';

let test: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

it.each(['/api/playlists/featured', '/api/playlists/pls_unknown', '/api/unknown'])(
  'names the contract in the answer of %s',
  async (url) => {
    const { headers } = await test.app.inject({ url });
    expect(headers[contractHeader]).toBe(contractVersion());
  },
);

it('names no contract on the page', async () => {
  const { headers } = await test.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(headers[contractHeader]).toBeUndefined();
});

describe('the fingerprint of a contract', () => {
  const of = (schema: z.core.$ZodType) => getFingerprint({ 'song.ts': { songSchema: schema } });
  const song = () => z.object({ id: z.string(), title: z.string().check(z.maxLength(9)) });

  it('depends on its shapes, not on files or comments', () => {
    const id = z.string();
    const title = z.string().check(z.maxLength(9));
    expect(of(z.object({ id, title }))).toBe(of(song()));
    const exported = { songSchema: song(), limit: 9, makeSong: () => ({}) };
    expect(getFingerprint({ 'song.ts': exported })).toBe(of(song()));
  });

  it.each([
    ['a field more', z.extend(song(), { year: z.number() })],
    ['a field less', z.omit(song(), { title: true })],
    ['another limit', z.extend(song(), { title: z.string().check(z.maxLength(10)) })],
    ['a field that may be missing', z.partial(song(), { title: true })],
    ['a field that may be null', z.extend(song(), { title: z.nullable(z.string()) })],
  ])('changes with %s', (_change, schema) => {
    expect(of(schema)).not.toBe(of(song()));
  });
});
