import { afterAll, expect, it } from 'vitest';
import type { Role } from '#contract/user.ts';
import { type SignedIn, startTestApp } from '../../testing/start-test-app.ts';

const tonada = await startTestApp();
afterAll(() => tonada.close());

const calls = tonada.app.declaredRoutes.filter(
  ({ url, method }) => url.startsWith('/api/admin') && method !== 'HEAD',
);

/** The statuses of every call of administration, without those that are as expected. */
async function unexpected(status: number, who?: SignedIn) {
  const answers = await Promise.all(
    calls.map(async ({ url, method }) => {
      const path = url.replaceAll(/:\w+/g, 'usr_nadie');
      const headers = who?.headers ?? {};
      const { statusCode } = await tonada.app.inject({ method, url: path, headers });
      return { call: `${method} ${url}`, statusCode };
    }),
  );
  return answers.filter(({ statusCode }) => statusCode !== status);
}

it('there are calls of administration', () => {
  expect(calls.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/api/admin/users', '/api/admin/users/:id', '/api/admin/actions']),
  );
});

it('nobody calls them without a session', async () => {
  expect(await unexpected(401)).toEqual([]);
});

it.each(['user', 'artist', 'label', 'editorial'] satisfies Role[])(
  'the role %s calls none of them',
  async (role) => {
    expect(await unexpected(403, await tonada.signIn({ role }))).toEqual([]);
  },
);
