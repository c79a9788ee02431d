import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { findNewer } from './find-newer.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/releases`;
}

const release = (tag: string, more: object = {}) => ({
  tag_name: tag,
  html_url: `https://releases.example.com/${tag}`,
  published_at: '2026-11-18T23:30:00Z',
  draft: false,
  prerelease: false,
  ...more,
});

const list = (rows: readonly unknown[]) => serve((_, answer) => answer.end(JSON.stringify(rows)));

// Proves upgrade: A newer version
describe('a newer version', () => {
  it('is the newest of the list, whatever its order', async () => {
    const rows = ['v0.2.1', 'v0.10.0', '0.9.3', 'v0.1.0'].map((tag) => release(tag));
    expect(await findNewer(await list(rows), '0.2.0')).toEqual({
      version: '0.10.0',
      link: 'https://releases.example.com/v0.10.0',
      day: '2026-11-18',
    });
  });

  it.each<[string, object]>([
    ['the same one', release('v0.2.0')],
    ['an older one', release('v0.1.9')],
    ['a draft', release('v0.3.0', { draft: true })],
    ['one to try out', release('v0.3.0', { prerelease: true })],
    ['a name that is no version', release('nightly')],
    ['a version for trying out', release('v0.3.0-rc.1')],
    ['a link that runs code', release('v0.3.0', { html_url: 'javascript:alert(1)' })],
    ['something else', { name: 'v0.3.0' }],
  ])('is not %s', async (_, row) => {
    expect(await findNewer(await list([row]), '0.2.0')).toBeNull();
    const beside = [row, release('v0.2.5', { published_at: null })];
    server?.close();
    expect(await findNewer(await list(beside), '0.2.0')).toMatchObject({
      version: '0.2.5',
      day: null,
    });
  });

  it('is asked for without a word about the service', async () => {
    let asked: unknown;
    const address = await serve(({ headers }, answer) => {
      const { host: _host, connection: _connection, ...others } = headers;
      asked = others;
      answer.end('[]');
    });
    await findNewer(address, '0.2.0');
    expect(asked).toEqual({
      accept: 'application/json',
      'accept-encoding': 'gzip, deflate',
      'accept-language': '*',
      'sec-fetch-mode': 'cors',
      'user-agent': 'tonada',
    });
  });

  it.each<[string, RegExp, RequestListener]>([
    ['a failure', /answers 500/, (_, answer) => answer.writeHead(500).end()],
    ['a page', /JSON/, (_, answer) => answer.end('<!doctype html>')],
    [
      'another address',
      /fetch failed/,
      (_, answer) => answer.writeHead(302, { location: '/other' }).end(),
    ],
    ['no list', /array/, (_, answer) => answer.end('{"message":"Not Found"}')],
    [
      'more than anybody writes',
      /more than/,
      (_, answer) => answer.end(`["${'a'.repeat(5_000_000)}"]`),
    ],
  ])('is not read from %s', async (_, reason, answer) => {
    await expect(findNewer(await serve(answer), '0.2.0')).rejects.toThrow(reason);
  });
});
