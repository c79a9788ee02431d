import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TrackTimeline } from '#contract/track-timeline.ts';
import { addPlays } from '../../../testing/add-plays.ts';
import { type PitchApp, startPitchApp } from '../../../testing/start-pitch-app.ts';
import { getTrack } from '../../../testing/start-release-app.ts';
import { countFigures } from '../../figures/figures/index.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';

let tonada: PitchApp;
beforeAll(async () => {
  tonada = await startPitchApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

const ask = (trackId: string, who = 'faro') =>
  tonada.call(who, 'GET', `artist/tracks/${trackId}/timeline`);
const read = async (trackId: string) => (await ask(trackId)).json<TrackTimeline>();

async function makePlaylist(name: string) {
  const payload = { name, isActive: true };
  const made = await tonada.call('editora', 'POST', 'playlists/editorial', { payload });
  return made.json<{ id: string }>().id;
}

/** Sessions end meanwhile. */
async function passDay() {
  tonada.clock.advance(86_400_000);
  for (const who of ['faro', 'editora'])
    tonada.people[who] = await tonada.openSession(tonada.people[who]?.id ?? '');
}

const entries = (playlist: string) => `playlists/${playlist}/tracks`;
const add = (playlist: string, payload: { trackId: string; restore?: object }) =>
  tonada.call('editora', 'POST', entries(playlist), { payload });
const remove = (playlist: string, trackId: string) =>
  tonada.call('editora', 'DELETE', `${entries(playlist)}/${trackId}`);

/** A song that can come out on the day of its pitch. */
async function pitchSong() {
  const release = await tonada.pending({ releaseDate: '2026-11-20' });
  const trackId = release.tracks[0]?.id ?? '';
  const pitch = await tonada.waiting({ trackId, releaseDate: '2026-12-01' });
  return { release, trackId, pitch };
}

const publish = ({ release }: Pick<Awaited<ReturnType<typeof pitchSong>>, 'release'>) =>
  tonada.decide('approve', release);

// Proves artist-dashboard: What happened to a song
describe('the timeline of a song', () => {
  it('has its pitch, the decision, its release, and where it entered, with the streams since', async () => {
    const noche = await makePlaylist('Noche larga');
    const { sound } = await tonada.sendSound();
    const tracks = [getTrack(sound, 'Otra')];
    const other = await tonada.pending({ releaseDate: '2026-11-20', tracks });
    await publish({ release: other });
    await add(noche, { trackId: other.tracks[0]?.id ?? '' });
    const song = await pitchSong();
    await tonada.judge('accept', song.pitch, { playlistIds: [noche], feedback: 'Suena a casa.' });
    await publish(song);
    const { speaker, db } = tonada;
    await addPlays(db, {
      listenerId: speaker.id,
      trackId: song.trackId,
      from: '2026-11-20T08:00:00Z',
      times: 3,
    });
    await countFigures(db);
    const day = '2026-11-20';
    const pitchId = song.pitch.id;
    expect(await read(song.trackId)).toEqual([
      {
        kind: 'entered',
        day,
        playlistId: noche,
        name: 'Noche larga',
        place: 2,
        isIn: true,
        streams: 3,
      },
      { kind: 'released', day },
      {
        kind: 'accepted',
        day,
        pitchId,
        by: 'Eva Editora',
        word: 'Suena a casa.',
        playlists: ['Noche larga'],
      },
      { kind: 'pitched', day, pitchId, playlists: ['Novedades'] },
    ]);
  });

  it('says when it left, and goes on where its removal was undone', async () => {
    const noche = await makePlaylist('Noche larga');
    const song = await pitchSong();
    await publish(song);
    await add(noche, { trackId: song.trackId });
    const [entered] = await read(song.trackId);
    const addedAt = tonada.clock().toISOString();
    await passDay();
    await remove(noche, song.trackId);
    expect((await read(song.trackId)).slice(0, 2)).toEqual([
      { kind: 'left', day: '2026-11-21', playlistId: noche, name: 'Noche larga' },
      { ...entered, isIn: false },
    ]);
    await add(noche, { trackId: song.trackId, restore: { after: null, before: null, addedAt } });
    expect((await read(song.trackId))[0]).toEqual(entered);
    await passDay();
    await remove(noche, song.trackId);
    await add(noche, { trackId: song.trackId });
    expect((await read(song.trackId)).map(({ kind }) => kind).slice(0, 4)).toEqual([
      'left',
      'entered',
      'entered',
      'released',
    ]);
  });

  it('has a rejection with its word once it can no longer be taken back', async () => {
    tonada.config.takeBackSeconds = 15;
    const { pitch, trackId, release } = await pitchSong();
    await publish({ release });
    tonada.clock.advance(15_000);
    await tonada.judge('reject', pitch, { feedback: 'Esta vez no.' });
    const getKinds = async () => (await read(trackId)).map(({ kind }) => kind);
    expect(await getKinds()).toEqual(['released', 'pitched']);
    tonada.clock.advance(15_000);
    await tonada.app.jobs.runDue();
    tonada.config.takeBackSeconds = 0;
    expect(await getKinds()).toEqual(['released', 'rejected', 'pitched']);
  });

  it('does not name a playlist that is not public, and is of the artist alone', async () => {
    const noche = await makePlaylist('Noche larga');
    const song = await pitchSong();
    await publish(song);
    await add(noche, { trackId: song.trackId });
    await tonada.db.update(playlistTable).set({ isPublic: false });
    expect((await read(song.trackId))[0]).toMatchObject({ kind: 'entered', name: null });
    tonada.people['luz'] = tonada.luz;
    expect((await ask(song.trackId, 'luz')).statusCode).toBe(404);
    expect((await ask('trk_none')).statusCode).toBe(404);
  });
});
