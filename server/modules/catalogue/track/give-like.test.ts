import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Track } from '#contract/track.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
let listener: SignedIn;

const titles = ['a', 'b', 'c', 'd', 'e'];

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(
    tonada.db,
    titles.map((title) => ({ id: `trk_${title}`, title, duration: 60 })),
  );
});
afterAll(() => tonada.close());
beforeEach(async () => {
  listener = await tonada.signIn();
  for (const title of titles.toReversed()) {
    tonada.clock.advance(1000);
    await call(title, {});
  }
});

async function call(title: string, payload: object, { headers } = listener) {
  const url = `/api/tracks/trk_${title}/like`;
  return (await tonada.app.inject({ method: 'POST', url, headers, payload })).json();
}

async function list(): Promise<Track[]> {
  const { headers } = listener;
  return (await tonada.app.inject({ url: '/api/tracks/liked', headers })).json();
}

const order = async () => (await list()).map(({ title }) => title).join('');

describe('a like removed by mistake', () => {
  it.each(titles)('returns to the position of «%s»', async (title) => {
    const { liked, likedAt } = await call(title, {});
    expect([liked, await order()]).toEqual([false, 'abcde'.replace(title, '')]);
    tonada.clock.advance(60_000);
    expect(await call(title, { liked: true, likedAt })).toEqual({ liked: true });
    expect(await order()).toBe('abcde');
    expect((await list()).find((track) => track.title === title)).toMatchObject({ likedAt });
  });

  it.each<[string, string, string]>([
    ['later than now', '2999-01-01T00:00:00.000Z', 'cabde'],
    ['earlier than the day of joining', '0001-01-01T00:00:00.000Z', 'abdec'],
  ])('is not %s', async (_name, likedAt, expected) => {
    await call('c', {});
    await call('c', { likedAt });
    expect(await order()).toBe(expected);
    const [first, last] = [(await list()).at(0), (await list()).at(-1)];
    expect(Date.parse(first?.likedAt ?? '')).toBeLessThanOrEqual(tonada.clock().getTime());
    expect(Date.parse(last?.likedAt ?? '')).toBeGreaterThanOrEqual(Date.parse('2026-01-01'));
  });
});

describe('an explicit like', () => {
  it('is stored once, however often it is sent', async () => {
    await call('c', {});
    for (let time = 0; time < 3; time += 1) {
      expect(await call('c', { liked: true })).toEqual({ liked: true });
    }
    expect(await order()).toBe('cabde');
  });

  it('keeps an existing one unchanged', async () => {
    const before = await list();
    expect(await call('c', { liked: true, likedAt: '2026-01-02T00:00:00.000Z' })).toEqual({
      liked: true,
    });
    expect((await list()).map(({ likedAt }) => likedAt)).toEqual(
      before.map(({ likedAt }) => likedAt),
    );
  });

  it('affects only its listener', async () => {
    await call('c', {});
    await call('c', { liked: true }, await tonada.signIn());
    expect(await order()).toBe('abde');
  });
});

it('several likes are taken in one call, which says when each was given', async () => {
  const { headers } = listener;
  const given = (await list()).map(({ id, likedAt }) => ({ trackId: id, likedAt }));
  const take = async (trackIds: string[]) => {
    const url = '/api/tracks/liked/removal';
    const payload = { trackIds };
    return (await tonada.app.inject({ method: 'POST', url, headers, payload })).json<object>();
  };
  const wanted = given.filter(({ trackId }) => trackId !== 'trk_c');
  const { taken } = (await take([...wanted.map(({ trackId }) => trackId), 'trk_unknown'])) as {
    taken: typeof given;
  };
  expect(taken.toSorted((one, other) => (one.trackId < other.trackId ? -1 : 1))).toEqual(wanted);
  expect(await order()).toBe('c');
  expect(await take(['trk_a'])).toEqual({ taken: [] });
});

it('several likes are given in one call, the last one as the newest', async () => {
  const { headers } = await tonada.signIn();
  const likes = ['trk_b', 'trk_e', 'trk_a'].map((trackId) => ({ trackId }));
  await tonada.app.inject({
    method: 'POST',
    url: '/api/tracks/liked',
    headers,
    payload: { likes },
  });
  const answer = await tonada.app.inject({ url: '/api/tracks/liked', headers });
  expect(answer.json<Track[]>().map(({ title }) => title)).toEqual(['a', 'e', 'b']);
});

// Proves outbox: A like that was given without a network
it('a like that comes late has its own moment, and is taken once', async () => {
  const { headers } = listener;
  const url = '/api/user/liked-tracks';
  const getIds = async () => {
    const answer = await tonada.app.inject({ url, headers });
    expect(answer.headers['accept-post']).toBe('application/json');
    return answer
      .json<{ id: string }[]>()
      .map(({ id }) => id.slice(-1))
      .join('');
  };
  const since = (await list()).find(({ title }) => title === 'c')?.likedAt;
  const deliver = async (id: string, isLiked: boolean, at = tonada.clock().toISOString()) => {
    const payload = { id, at, trackId: 'trk_c', isLiked };
    const answer = await tonada.app.inject({ method: 'POST', url, headers, payload });
    expect([answer.statusCode, answer.json()]).toEqual([200, { id }]);
  };
  await deliver('late-1', false);
  expect(await getIds()).toBe('abde');
  await deliver('late-2', true, since);
  expect(await getIds()).toBe('abcde');
  await deliver('late-1', false);
  expect(await getIds()).toBe('abcde');
});
