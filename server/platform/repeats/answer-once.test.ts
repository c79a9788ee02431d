import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTracks } from '../../testing/add-catalogue.ts';
import { type SignedIn, startTestApp } from '../../testing/start-test-app.ts';
import { answeredCallTable } from './answered-call.table.ts';

const tonada = await startTestApp();
const { app, clock, db } = tonada;
afterAll(() => tonada.close());

let listener: SignedIn;
beforeAll(() =>
  addTracks(
    db,
    ['a', 'b'].map((title) => ({ id: `trk_${title}`, title })),
  ),
);
beforeEach(async () => {
  listener = await tonada.signIn();
});

type Call = { key?: string; track?: string; payload?: object; person?: SignedIn };

const like = ({ key, track = 'trk_a', payload = {}, person = listener }: Call) =>
  app.inject({
    method: 'POST',
    url: `/api/tracks/${track}/like`,
    headers: { ...person.headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload,
  });

async function liked(person = listener) {
  const { headers } = person;
  const answer = await app.inject({ url: '/api/tracks/liked', headers });
  return answer.json<{ id: string }[]>().map(({ id }) => id);
}

// Proves library: A repeat is one like
it('toggles once per key, and repeats get the first answer', async () => {
  const first = await like({ key: 'tap-1' });
  const again = await like({ key: 'tap-1' });
  expect([first.json(), again.json()]).toEqual([{ liked: true }, { liked: true }]);
  expect(await liked()).toEqual(['trk_a']);
  const other = await like({ key: 'tap-2' });
  expect(other.json()).toMatchObject({ liked: false });
  expect((await like({ key: 'tap-2' })).json()).toEqual(other.json());
  expect(await liked()).toEqual([]);
});

it('toggles once for simultaneous repeats', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => like({ key: 'storm' })));
  expect(answers.map((answer) => answer.json<unknown>())).toEqual(
    answers.map(() => ({ liked: true })),
  );
  expect(await liked()).toEqual(['trk_a']);
});

it('toggles each time without a key', async () => {
  await like({});
  await like({});
  expect(await liked()).toEqual([]);
});

it('keeps the keys of different users apart', async () => {
  const other = await tonada.signIn();
  await like({ key: 'mine' });
  await like({ key: 'mine', person: other });
  expect([await liked(), await liked(other)]).toEqual([['trk_a'], ['trk_a']]);
});

it('rejects the key of another call without effect', async () => {
  await like({ key: 'once' });
  for (const call of [{ track: 'trk_b' }, { payload: { liked: true } }]) {
    const answer = await like({ key: 'once', ...call });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'invalid']);
  }
  expect(await liked()).toEqual(['trk_a']);
});

it.each(['', ' ', 'x'.repeat(65), 'clave con espacios', 'año'])(
  'rejects the invalid key %j',
  async (key) => {
    const answer = await like({ key });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: string }>().error).toMatch(/clave/);
  },
);

it('can be retried under the same key after a failure', async () => {
  expect((await like({ key: 'early', track: 'trk_later' })).statusCode).toBe(404);
  await addTracks(db, [{ id: 'trk_later', title: 'later' }]);
  expect((await like({ key: 'early', track: 'trk_later' })).json()).toEqual({ liked: true });
});

it('forgets answers after a day', async () => {
  await like({ key: 'old' });
  clock.advance(25 * 3_600_000);
  await app.jobs.runDue();
  expect(await db.$count(answeredCallTable)).toBe(0);
});
