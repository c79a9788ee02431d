import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchLimits } from '#contract/limits.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
let [one, other]: SignedIn[] = [];

beforeAll(async () => {
  tonada = await startTestApp();
  [one, other] = [await tonada.signIn(), await tonada.signIn()];
});
afterAll(() => tonada.close());

async function call(method: 'GET' | 'PUT' | 'DELETE', who = one, about: object = {}) {
  tonada.clock.advance(1_000);
  const headers = who?.headers ?? {};
  const answer = await tonada.app.inject({ method, url: '/api/user/searches', headers, ...about });
  expect(answer.statusCode).toBe(200);
  return answer.json<string[]>();
}
const search = (query: string) => call('PUT', one, { payload: { query } });

it('lists an account’s searches, the latest first, each once', async () => {
  await search('luna');
  await search('sol');
  expect(await search('  luna ')).toEqual(['luna', 'sol']);
  expect(await call('GET')).toEqual(['luna', 'sol']);
  expect(await call('GET', other)).toEqual([]);
});

// Proves search: Recent searches
it('forgets one, then all', async () => {
  await search('mar');
  expect(await call('DELETE', one, { query: { q: 'luna' } })).toEqual(['mar', 'sol']);
  expect(await call('DELETE')).toEqual([]);
});

it('keeps the latest few', async () => {
  const queries = Array.from({ length: searchLimits.recent + 2 }, (_, index) => `canción ${index}`);
  for (const query of queries) await search(query);
  expect(await call('GET')).toEqual(queries.toReversed().slice(0, searchLimits.recent));
});

it.each([{ query: '  ' }, { query: 'x'.repeat(1001) }, {}])('refuses %j', async (payload) => {
  const headers = one?.headers ?? {};
  const answer = await tonada.app.inject({
    method: 'PUT',
    url: '/api/user/searches',
    headers,
    payload,
  });
  expect(answer.statusCode).toBe(400);
});

it('is for signed-in users', async () => {
  expect((await tonada.app.inject({ url: '/api/user/searches' })).statusCode).toBe(401);
});
