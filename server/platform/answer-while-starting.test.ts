import { afterEach, expect, it } from 'vitest';
import { problemSchema } from '#contract/problem.ts';
import { freePort } from '../testing/run-server.ts';
import { answerWhileStarting } from './answer-while-starting.ts';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

async function start() {
  const port = await freePort();
  end = await answerWhileStarting({ port, host: 'localhost' });
  return { port, ask: (path: string, init = {}) => fetch(`http://localhost:${port}${path}`, init) };
}

// Proves watch: Alive while it migrates
it('is alive, and asks everybody else to come back', async () => {
  const { ask } = await start();
  const live = await ask('/api/live?from=probe');
  expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }]);
  for (const [path, init] of [
    ['/api/ready', {}],
    ['/api/playlists', { method: 'POST', body: 'x'.repeat(100_000) }],
  ] as const) {
    const answer = await ask(path, init);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(problemSchema.safeParse(await answer.json()).success).toBe(true);
  }
  const page = await ask('/artist/art_1');
  expect([page.status, page.headers.get('refresh')]).toEqual([503, '5']);
  expect(await page.text()).toMatch(/^El servicio no está disponible/);
});

it('gives the port back, also while somebody is connected', async () => {
  const { port, ask } = await start();
  const body = new ReadableStream({ start: (out) => out.enqueue(new Uint8Array(10)) });
  const sending = ask('/api/playlists', { method: 'POST', body, duplex: 'half' }).catch(() => null);
  await ask('/api/live');
  await end();
  await sending;
  end = await answerWhileStarting({ port, host: 'localhost' });
  expect((await ask('/api/live')).status).toBe(200);
});

it('fails at once for a used port', async () => {
  const { port } = await start();
  await expect(answerWhileStarting({ port, host: 'localhost' })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
