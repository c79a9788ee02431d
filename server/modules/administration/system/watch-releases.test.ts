import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serviceVersion } from '../../../platform/service-version.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { lookForNewer } from './watch-releases.ts';

let tonada: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  tonada = await startTestApp();
  admin = await tonada.signIn({ role: 'admin' });
});
afterAll(() => tonada.close());

const newer = {
  tag_name: 'v99.0.0',
  html_url: 'https://releases.example.com/99',
  published_at: '2026-11-18T10:00:00Z',
};

async function readState() {
  const { headers } = admin;
  const answer = await tonada.app.inject({ url: '/api/admin/system', headers });
  return answer.json<Record<string, unknown>>();
}

it('says its version to everybody', async () => {
  const answer = await tonada.app.inject({ url: '/api/version' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { version: serviceVersion }]);
});

// Proves administration: A newer version
it('tells admins with the right of a newer one, and keeps that while the list is away', async () => {
  const { config, app } = tonada;
  expect(await readState()).toMatchObject({ version: serviceVersion, newerVersion: null });
  const list = createServer((_, answer) => answer.end(JSON.stringify([newer])));
  await new Promise<void>((resolve) => list.listen(0, '127.0.0.1', resolve));
  const address = list.address();
  config.releasesUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  await lookForNewer(tonada, app.log);
  list.closeAllConnections();
  list.close();
  const warn = vi.spyOn(app.log, 'warn');
  await lookForNewer(tonada, app.log);
  expect(warn).toHaveBeenCalledOnce();
  expect((await readState())['newerVersion']).toEqual({
    version: '99.0.0',
    link: 'https://releases.example.com/99',
    day: '2026-11-18',
  });
  const { headers } = admin;
  const today = await app.inject({ url: '/api/today/admin', headers });
  expect(today.json<{ lines: unknown[] }>().lines).toContainEqual(
    expect.objectContaining({ kind: 'newVersion', name: '99.0.0', day: '2026-11-18' }),
  );
});
