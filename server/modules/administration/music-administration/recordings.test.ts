import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MusicDecision, MusicDecisions } from '#contract/music-album.ts';
import type { RecordingPairs } from '#contract/music-recording.ts';
import { addPlays } from '../../../testing/add-plays.ts';
import { makeMelody } from '../../../testing/make-melody.ts';
import { makeTaggedMp3, makeTaggedWav } from '../../../testing/make-music.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { bruma, marea, type MusicApp, startMusicApp } from '../../../testing/start-music-app.ts';

let tonada: MusicApp;
let staff: Awaited<ReturnType<typeof startAdministration>>;
let files: { low: Buffer; high: Buffer; wave: Buffer; otherSong: Buffer; single: Buffer };

beforeAll(async () => {
  tonada = await startMusicApp();
  staff = await startAdministration(tonada);
  const [song, other] = [makeMelody(1), makeMelody(2)];
  const late = makeMelody(1, { delay: 0.5 });
  files = {
    low: await makeTaggedMp3(marea, { sound: song }),
    high: await makeTaggedMp3({ ...marea, TRACKNUMBER: '7' }, { sound: late, bitrate: 320 }),
    wave: makeTaggedWav(marea, { sound: song }),
    otherSong: makeTaggedWav(bruma, { sound: other }),
    single: makeTaggedWav({ ...marea, ALBUM: 'Marea (sencillo)' }, { sound: late }),
  };
});
afterAll(() => tonada.close());
beforeEach(() => tonada.begin());

async function listen() {
  const job = tonada.app.jobs.kinds().find(({ name }) => name === 'sound.analyse');
  await job?.run({ payload: {}, attempt: 1, signal: new AbortController().signal });
}

const list = async () => (await staff.call('GET', 'music/recordings')).json<RecordingPairs>();

const act = (id: string, name: 'join' | 'dismiss') =>
  staff.call('POST', `music/recordings/${id}/${name}`);

async function join(id: string) {
  const answer = await act(id, 'join');
  expect(answer.statusCode).toBe(200);
  return answer.json<{ decision: MusicDecision }>().decision;
}

const undo = async (id: string) =>
  (await staff.call('POST', `music/decisions/${id}/undo`)).statusCode;

/** An MP3 and a WAV of one song, and another song, in one album. */
async function bringTwo() {
  tonada.put('Puerto/01.mp3', files.low);
  tonada.put('Puerto/01.wav', files.wave);
  tonada.put('Puerto/02.wav', files.otherSong);
  await tonada.bring();
  await listen();
  const { pairs } = await list();
  const [pair] = pairs;
  if (pair === undefined) throw new Error('Two songs sound alike.');
  return pair;
}

const titles = async () => (await tonada.openAlbum('Puerto')).tracks.map(({ title }) => title);

/** What plays for a song, also for one that is listed no more. */
async function typeOf(id: string) {
  const { audioUrl } = (await tonada.call(`/api/tracks/${id}`)).json<{ audioUrl: string }>();
  return (await tonada.call(audioUrl)).headers['content-type'];
}

const isLiked = async (id: string) =>
  (await tonada.call(`/api/tracks/${id}`)).json<{ liked: boolean }>().liked;

async function like(id: string, liked: boolean) {
  const { headers } = tonada.listener;
  const url = `/api/tracks/${id}/like`;
  await tonada.app.inject({ method: 'POST', url, headers, payload: { liked } });
}

async function countLiked() {
  const answer = await tonada.call('/api/tracks/liked');
  return answer.json<unknown[]>().length;
}

async function playsOf(id: string) {
  const { rows } = await tonada.db.execute<{ plays: number }>(
    sql`select play_count::int as plays from track where id = ${id}`,
  );
  return rows[0]?.plays;
}

describe('songs of an album that sound alike', () => {
  // Proves imported-music: Perhaps one recording
  it('are suggested with the better file first, other songs and other albums are not', async () => {
    tonada.put('Sencillo/01.wav', files.single);
    const pair = await bringTwo();
    expect(await list()).toMatchObject({
      total: 1,
      pairs: [
        {
          better: { title: 'Marea', album: { title: 'Puerto' }, format: 'wav', bitrate: 706 },
          other: { format: 'mp3', bitrate: 128, path: `${tonada.folder()}/Puerto/01.mp3` },
        },
      ],
    });
    // As a former version left them.
    await tonada.db.execute(sql`delete from sound_fingerprint`);
    await tonada.db.execute(sql`update music_file set fingerprint = 0`);
    expect(await list()).toEqual({ pairs: [], total: 0 });
    await listen();
    const again = await list();
    expect(again.pairs.map(({ better, other }) => [better.id, other.id])).toEqual([
      [pair.better.id, pair.other.id],
    ]);
    expect((await staff.call('GET', 'music/recordings?page=2')).json()).toMatchObject({
      pairs: [],
      total: 1,
    });
  });

  // Proves imported-music: Said to be two
  it('are suggested no more once they are two', async () => {
    const { id } = await bringTwo();
    expect((await act(id, 'dismiss')).statusCode).toBe(204);
    expect(await staff.lastAction()).toMatchObject({
      action: 'musicSong.different',
      target: { kind: 'musicSong', name: 'Marea' },
    });
    expect((await act(id, 'dismiss')).statusCode).toBe(204);
    tonada.move('Puerto/01.mp3', 'Puerto/otra.mp3');
    await tonada.bring();
    await listen();
    expect(await list()).toEqual({ pairs: [], total: 0 });
    expect((await act('nobody', 'dismiss')).statusCode).toBe(404);
    expect((await act('nobody', 'join')).statusCode).toBe(404);
  });
});

describe('songs that are one recording', () => {
  // Proves imported-music: Said to be one
  // Proves imported-music: Decided twice
  // Proves imported-music: Two songs again
  it('are one, with likes and plays of both and the better file, until it is undone', async () => {
    const pair = await bringTwo();
    const [wave, low] = [pair.better.id, pair.other.id];
    await tonada.db.execute(sql`update track set play_count = 5 where id = ${low}`);
    await tonada.db.execute(sql`update track set play_count = 2 where id = ${wave}`);
    await like(wave, true);

    const decision = await join(pair.id);
    expect(decision).toMatchObject({ kind: 'same', album: { title: 'Marea' }, isLatest: true });
    expect(await staff.lastAction()).toMatchObject({ action: 'musicSong.same' });
    expect((await join(pair.id)).id).toBe(decision.id);
    expect((await act(pair.id, 'dismiss')).json()).toMatchObject({ code: 'duplicate' });
    expect(await list()).toEqual({ pairs: [], total: 0 });

    const { tracks } = await tonada.openAlbum('Puerto');
    expect(tracks.map(({ id, liked }) => [id, liked])).toEqual([
      [low, true],
      [tracks[1]?.id, false],
    ]);
    expect((await tonada.search('marea')).tracks.map(({ id }) => id)).toEqual([low]);
    expect(await playsOf(low)).toBe(7);
    // Lists and other devices may know the other id.
    for (const id of [low, wave]) {
      expect(await typeOf(id)).toBe('audio/wav');
      expect(await isLiked(id)).toBe(true);
    }
    const listenerId = tonada.listener.id;
    await addPlays(tonada.db, {
      listenerId,
      trackId: wave,
      from: '2026-11-20T10:00:00Z',
      times: 1,
    });
    const { rows } = await tonada.db.execute(sql`select track_id from play`);
    expect(rows).toEqual([{ track_id: low }]);
    await like(wave, false);
    expect(await countLiked()).toBe(0);
    await like(wave, true);
    expect(await countLiked()).toBe(1);

    expect(await undo(decision.id)).toBe(204);
    expect(await staff.lastAction()).toMatchObject({ action: 'musicSong.apart' });
    expect(await titles()).toEqual(['Marea', 'Marea', 'Bruma']);
    expect([await typeOf(low), await typeOf(wave)]).toEqual(['audio/mpeg', 'audio/wav']);
    expect([await playsOf(low), await playsOf(wave)]).toEqual([5, 2]);
    expect((await list()).total).toBe(1);
    await tonada.bring();
    expect((await tonada.bring()).unchanged).toBe(3);
  });

  // Proves imported-music: Said to be one: the likes
  it('give back likes that came over', async () => {
    const pair = await bringTwo();
    await tonada.db.execute(sql`update track set play_count = 5 where id = ${pair.other.id}`);
    await like(pair.better.id, true);
    const { id } = await join(pair.id);
    expect(await countLiked()).toBe(1);
    await undo(id);
    expect([await isLiked(pair.better.id), await isLiked(pair.other.id)]).toEqual([true, false]);
  });

  // Proves imported-music: Said to be one: the better file gone
  it('play the other file while the better one is gone, and follow to another album', async () => {
    const pair = await bringTwo();
    await join(pair.id);
    const [wave, low] = [pair.better.id, pair.other.id];
    tonada.move('Puerto/01.wav', '.aside/01.wav');
    await tonada.bring({ acceptsMissing: true });
    for (const id of [wave, low]) expect(await typeOf(id)).toBe('audio/mpeg');
    expect((await tonada.list()).map(({ is_gone }) => is_gone)).toEqual([false, false, false]);
    tonada.move('.aside/01.wav', 'Puerto/01.wav');
    await tonada.bring();
    for (const id of [wave, low]) expect(await typeOf(id)).toBe('audio/wav');
    for (const path of ['01.wav', '01.mp3', '02.wav']) tonada.move(`Puerto/${path}`, `P/${path}`);
    expect((await tonada.bring()).outcomes.moved).toBe(3);
    expect(await titles()).toEqual(['Marea', 'Bruma']);
  });

  // Proves imported-music: Said to be one: several
  it('are joined and undone one after another', async () => {
    tonada.put('Puerto/07.mp3', files.high);
    await bringTwo();
    const formats = async () =>
      (await list()).pairs.map(({ better, other }) => [better.bitrate, other.bitrate].join());
    expect((await formats()).toSorted()).toEqual(['312,128', '706,128', '706,312']);
    const first = await join(
      (await list()).pairs.find((pair) => pair.better.format === 'mp3')?.id ?? '',
    );
    expect((await list()).total).toBe(1);
    const second = await join((await list()).pairs[0]?.id ?? '');
    expect(await titles()).toEqual(['Marea', 'Bruma']);
    const { decisions } = (await staff.call('GET', 'music/decisions')).json<MusicDecisions>();
    expect(decisions.map(({ isLatest }) => isLatest)).toEqual([true, false]);
    expect(await undo(first.id)).toBe(409);
    expect(await undo(second.id)).toBe(204);
    expect((await list()).total).toBe(1);
    expect(await undo(first.id)).toBe(204);
    expect((await formats()).toSorted()).toEqual(['312,128', '706,128', '706,312']);
  });
});
