import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

const megabyte = 1024 * 1024;
let free = Infinity;
let tonada: TestApp;
beforeAll(async () => {
  tonada = await startTestApp({ countFree: async () => free });
});
beforeEach(() => {
  free = Infinity;
});
afterAll(() => tonada.close());

const isReady = async () => (await tonada.app.inject('/api/ready')).statusCode;

it('is not ready while there is hardly any room for the database', async () => {
  expect(await isReady()).toBe(200);
  free = 20 * megabyte;
  expect(await isReady()).toBe(503);
  free = 600 * megabyte;
  expect(await isReady()).toBe(200);
});

it('rejects files below the reserve with a message, and serves everything else', async () => {
  const { headers } = await tonada.signIn();
  free = 500 * megabyte;
  const answer = await tonada.app.inject({
    method: 'PUT',
    url: '/api/user/profile-image',
    headers: { ...headers, 'content-type': 'image/png' },
    payload: Buffer.from('da igual'),
  });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([507, '600']);
  expect(answer.json<{ error: string }>().error).toMatch(/espacio/);
  expect(await isReady()).toBe(200);
  const payload = { name: 'Sin fotos', description: '' };
  const url = '/api/playlists';
  const made = await tonada.app.inject({ method: 'POST', url, headers, payload });
  expect(made.statusCode).toBeLessThan(300);
});
