import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';
import { contractHeader, contractVersion } from './contract-version.ts';

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
