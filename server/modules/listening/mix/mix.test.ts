import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FullMix, fullMixSchema } from '#contract/mix.ts';
import type { Home } from '#contract/home.ts';
import { newId } from '../../../platform/ids.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { takeData } from '../../../testing/take-data.ts';
import { followedArtistTable } from '../../catalogue/artist/followed-artist.table.ts';
import { playTable } from '../play/play.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { dailyMixTable } from './daily-mix.table.ts';

let tonada: TestApp;
let listener: SignedIn;

beforeAll(async () => {
  tonada = await startTestApp();
  const artists = ['Ana', 'Bea', 'Cora', 'Dora', 'Eva', 'Fina'];
  const tracks = artists.flatMap((artist) =>
    [1, 2].map((at) => ({
      id: `trk_${artist.toLowerCase()}-${at}`,
      title: `${artist} ${at}`,
      artist,
    })),
  );
  await addTracks(tonada.db, tracks);
});
afterAll(() => tonada.close());
beforeEach(async () => {
  listener = await tonada.signIn();
});

async function play(...trackIds: string[]) {
  for (const trackId of trackIds) {
    tonada.clock.advance(60_000);
    const playedAt = tonada.clock();
    const id = newId(playedAt.getTime());
    await tonada.db.insert(playTable).values({ id, listenerId: listener.id, trackId, playedAt });
  }
}

async function waitADay() {
  tonada.clock.advance(24 * 3_600_000);
  listener = await tonada.openSession(listener.id);
}

const get = (url: string, who = listener) =>
  tonada.app.inject({ url: `/api/user/${url}`, headers: who.headers });

async function read(id = 'genre-pop'): Promise<FullMix> {
  const answer = await get(`mixes/${id}?zone=Europe/Madrid`);
  expect(answer.statusCode).toBe(200);
  return fullMixSchema.parse(answer.json());
}
const ids = ({ tracks }: FullMix) => tracks.map(({ id }) => id);
const habit = ['trk_ana-1', 'trk_ana-1', 'trk_bea-1', 'trk_bea-1', 'trk_cora-1'];

describe('a mix', () => {
  // Proves home: What is in a mix
  it('says why, and has known and similar tracks, each once, which play as a radio', async () => {
    await play(...habit);
    const { mixes } = (await get('home?zone=Europe/Madrid')).json<Home>();
    // 20:00 UTC is 21:00 in Madrid.
    expect(mixes).toEqual([{ id: 'genre-pop', kind: 'genre', genre: 'pop', part: 'night' }]);
    const mix = await read();
    expect(mix).toMatchObject(mixes[0] ?? {});
    expect(ids(mix)).toEqual(expect.arrayContaining(['trk_ana-1', 'trk_bea-1']));
    expect(ids(mix).some((id) => !habit.includes(id))).toBe(true);
    expect(new Set(ids(mix)).size).toBe(mix.tracks.length);
    expect(mix.tracks[0]?.audioUrl).toContain('&o=radio&');
  });

  // Proves home: A new account's mixes
  it('begins with a followed artist for an account that has heard nothing', async () => {
    const follow = (artistId: string) =>
      tonada.db
        .insert(followedArtistTable)
        .values({ id: newId(), userId: listener.id, artistId, since: tonada.clock() });
    await follow('art_ana');
    const mix = await read('followed-art_ana');
    expect(mix).toMatchObject({ kind: 'followed', artist: { id: 'art_ana', name: 'Ana' } });
    expect(ids(mix)).toEqual(expect.arrayContaining(['trk_ana-1', 'trk_ana-2']));
  });

  // Proves home: The same for a day
  it('stays the same for a day, whatever is played, and changes with the next', async () => {
    await play(...habit);
    const first = ids(await read());
    await play(...Array.from({ length: 9 }, () => 'trk_eva-2'));
    expect(ids(await read())).toEqual(first);
    await waitADay();
    const next = ids(await read());
    expect(next).not.toEqual(first);
    expect(next).toContain('trk_eva-2');
  });

  it('is the same from simultaneous first calls, and in a zone whose day is older', async () => {
    await play(...habit);
    const answers = await Promise.all(Array.from({ length: 5 }, () => read()));
    expect(new Set(answers.map((mix) => ids(mix).join())).size).toBe(1);
    const west = await get('mixes/genre-pop?zone=Pacific/Honolulu');
    expect(ids(west.json<FullMix>())).toEqual(ids(answers[0] ?? (await read())));
  });

  // Proves home: Not to be recommended
  it('has nothing that is not to be recommended, from the moment that it is said', async () => {
    await play(...habit);
    await read();
    for (const wish of ['artist/art_bea', 'track/trk_ana-1']) {
      const url = `/api/user/dismissals/${wish}`;
      await tonada.app.inject({ method: 'PUT', url, headers: listener.headers });
    }
    const left = await read();
    expect(left.tracks.some(({ artist }) => artist.id === 'art_bea')).toBe(false);
    expect(ids(left)).not.toContain('trk_ana-1');
    await waitADay();
    expect((await read()).tracks.some(({ artist }) => artist.id === 'art_bea')).toBe(false);
  });

  // Proves home: Theirs alone
  it('is nobody else’s, unknown by another name, and in UTC for an unknown zone', async () => {
    await play(...habit);
    expect((await get('mixes/genre-pop?zone=Moon/Crater')).statusCode).toBe(200);
    expect((await get('mixes/genre-polka')).statusCode).toBe(404);
    expect((await get('mixes/genre-pop', await tonada.signIn())).statusCode).toBe(404);
    expect((await tonada.app.inject('/api/user/mixes/genre-pop')).statusCode).toBe(401);
  });

  it('is in the export, and leaves with the account', async () => {
    await play(...habit);
    await read();
    expect(await takeData(tonada, listener)).toMatchObject({
      'daily_mix.listener_id': [{ mixes: [{ id: 'genre-pop' }] }],
    });
    await tonada.db.delete(userTable).where(eq(userTable.id, listener.id));
    const theirs = eq(dailyMixTable.listenerId, listener.id);
    expect(await tonada.db.$count(dailyMixTable, theirs)).toBe(0);
  });
});
