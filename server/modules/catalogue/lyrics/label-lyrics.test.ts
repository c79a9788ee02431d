import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { trackLyricsSchema } from '#contract/lyrics.ts';
import { startContractApp } from '../../../testing/start-contract-app.ts';

let tonada: Awaited<ReturnType<typeof startContractApp>>;

beforeAll(async () => {
  tonada = await startContractApp();
});
afterAll(() => tonada.close());
beforeEach(() => tonada.startAnew());

const call = (who: string, method: 'PUT' | 'DELETE', trackId: string, text?: string) =>
  tonada.app.inject({
    method,
    url: `/api/label/tracks/${trackId}/lyrics`,
    headers: { ...tonada.people[who]?.headers },
    ...(text !== undefined && { payload: { text } }),
  });

async function read(trackId: string) {
  const answer = await tonada.app.inject(`/api/tracks/${trackId}/lyrics`);
  return trackLyricsSchema.parse(answer.json()).lyrics;
}

// Proves lyrics: A label gives and removes the lyrics of its songs
it('lets a label give the lyrics of its songs, replace and remove them', async () => {
  const timed = await call('casa', 'PUT', 'trk_1', '[00:01.50]Mar\n[00:03.00]adentro');
  expect(timed.statusCode).toBe(200);
  const understood = {
    kind: 'lines',
    lines: [
      { at: 1_500, text: 'Mar' },
      { at: 3_000, text: 'adentro' },
    ],
  };
  expect(timed.json()).toEqual({ lyrics: understood });
  expect(await read('trk_1')).toEqual(understood);
  const track = await tonada.app.inject('/api/tracks/trk_1');
  expect(track.json()).toMatchObject({ hasLyrics: true });
  await call('casa', 'PUT', 'trk_1', 'Sol');
  expect(await read('trk_1')).toEqual({ kind: 'plain', lines: [{ text: 'Sol' }] });
  expect((await call('casa', 'DELETE', 'trk_1')).statusCode).toBe(204);
  expect(await read('trk_1')).toBeNull();
  expect((await call('casa', 'DELETE', 'trk_1')).statusCode).toBe(204);
});

// Proves lyrics: Nobody else may
it('refuses songs of another label, unknown ones and other roles', async () => {
  expect((await call('otra', 'PUT', 'trk_1', 'Mar')).statusCode).toBe(404);
  expect((await call('otra', 'DELETE', 'trk_1')).statusCode).toBe(404);
  expect((await call('casa', 'PUT', 'unknown', 'Mar')).statusCode).toBe(404);
  const stranger = await tonada.app.inject({
    method: 'PUT',
    url: '/api/label/tracks/trk_1/lyrics',
    headers: { ...tonada.luz.headers },
    payload: { text: 'Mar' },
  });
  expect(stranger.statusCode).toBe(403);
  expect(await read('trk_1')).toBeNull();
});

// Proves lyrics: What is too large is refused
it.each([
  '',
  ' \n ',
  '<?xml version="1.0"?><tt><p>Mar</tt>',
  'a'.repeat(60_001),
  'a\n'.repeat(5_001),
])('refuses %.20j with a sentence at the field', async (text) => {
  const answer = await call('casa', 'PUT', 'trk_1', text);
  expect([400, 422]).toContain(answer.statusCode);
  expect(answer.json()).toHaveProperty('fields.text');
  expect(await read('trk_1')).toBeNull();
});

it('keeps one text where two are sent at once', async () => {
  const answers = await Promise.all(
    ['Mar', 'Sol', 'Luna'].map((text) => call('casa', 'PUT', 'trk_1', text)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await read('trk_1'))?.lines).toHaveLength(1);
  await call('casa', 'DELETE', 'trk_1');
});
