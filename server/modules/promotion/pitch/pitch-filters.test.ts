import { eq, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PitchApp, startPitchApp } from '../../../testing/start-pitch-app.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { playlistTrackTable } from '../../listening/playlist/playlist-track.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';

let tonada: PitchApp;
beforeAll(async () => {
  tonada = await startPitchApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

describe('pitches', () => {
  // Proves editorial: Filters of pitches
  it('filters by genre, playlist and promised day, and counts what each leaves', async () => {
    // A Friday: the answer is promised for the 27th.
    const early = await tonada.waiting({ genre: 'Indie', targetPlaylists: ['Noche'] });
    tonada.clock.set(new Date('2026-11-23T09:00:00Z'));
    const [editor, artist] = [
      await tonada.signInAgain('editora'),
      await tonada.openSession(tonada.speaker.id),
    ];
    const pitch = tonada.pitch({ today: '2026-11-23', releaseDate: '2026-12-20' });
    const both = { ...pitch, targetPlaylists: ['Novedades', 'Noche'] };
    expect((await tonada.deliver(both, artist)).statusCode).toBe(200);
    const read = async (query: string) => {
      const { items, counts, choices } = await tonada.pitches(query, editor);
      return { ids: items.map(({ id }) => id), waiting: counts.waiting, choices };
    };
    expect(await read('?genre=Indie')).toMatchObject({ ids: [early.id], waiting: 1 });
    expect(await read('?playlist=Novedades')).toMatchObject({ ids: [both.id], waiting: 1 });
    expect((await read('?playlist=Noche')).ids).toEqual([early.id, both.id]);
    expect((await read('?playlist=Otra')).ids).toEqual([]);
    expect((await read('?playlist=Noche&genre=Pop')).choices).toEqual({
      genre: [
        { value: 'Indie', count: 1 },
        { value: 'Pop', count: 1 },
      ],
      playlist: [
        { value: 'Novedades', count: 1 },
        { value: 'Noche', count: 1 },
      ],
      due: [{ value: 'later', count: 1 }],
    });
    expect((await read('?status=all')).choices).toBeNull();
    for (const [day, of] of [
      ['2026-11-27', { today: [early.id], later: [both.id], late: [] }],
      ['2026-11-28', { today: [], later: [both.id], late: [early.id] }],
    ] as const) {
      tonada.clock.set(new Date(`${day}T09:00:00Z`));
      const later = await tonada.signInAgain('editora');
      for (const [due, ids] of Object.entries(of)) {
        const { items } = await tonada.pitches(`?due=${due}`, later);
        expect(items.map(({ id }) => id)).toEqual(ids);
      }
      const { items } = await tonada.pitches('', later);
      expect(items[0]).toMatchObject({ answerBy: '2026-11-27' });
    }
  });

  it('finds decided ones of a genre or playlist by their indexes', async () => {
    const explain = (where: string) =>
      tonada.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        const plan = await tx.execute(sql`explain select id from pitch where ${sql.raw(where)}
          order by submitted_at desc, id desc limit 21`);
        return JSON.stringify(plan.rows);
      });
    expect(await explain("genre = 'Pop' and status = 'accepted'")).toContain('pitch_genre_index');
    expect(await explain(`target_playlists @> '["Noche"]'`)).toMatch(/pitch_(target|time)_index/);
  });

  // Proves editorial: Around a pitch
  it('compares one with the playlists that it asks for and the artist’s other pitches', async () => {
    const other = await tonada.waiting({ trackTitle: 'Bruma', genre: 'Rock' });
    await tonada.judge('accept', other, {
      playlistIds: ['pla_noche'],
      feedback: '',
    });
    const { db, clock } = tonada;
    const albums = await db
      .select({ id: trackTable.id, genre: albumTable.genre })
      .from(trackTable)
      .innerJoin(albumTable, eq(albumTable.id, trackTable.albumId))
      .limit(3);
    await db.insert(playlistTrackTable).values(
      albums.map(({ id }, index) => ({
        id: `entry-${index}`,
        playlistId: 'pla_noche',
        trackId: id,
        position: index,
        addedAt: clock(),
      })),
    );
    await db.update(trackTable).set({ tempo: 120 });
    const pitch = await tonada.waiting({ targetPlaylists: ['Noche'] });
    const answer = await tonada.call(
      'editora',
      'GET',
      `editorial/pitches/${pitch.id}/surroundings`,
    );
    expect(answer.json()).toMatchObject({
      playlists: [
        {
          id: 'pla_noche',
          name: 'Noche',
          count: albums.length,
          ofGenre: albums.filter(({ genre }) => genre === 'Pop').length,
          tempo: { from: 120, to: 120 },
          songs: albums.toReversed().map(({ id }) => ({ id, addedOn: '2026-11-20' })),
        },
      ],
      others: [{ id: other.id, trackTitle: 'Bruma', status: 'accepted', playlists: ['Noche'] }],
    });
    const gone = await tonada.call('editora', 'GET', 'editorial/pitches/none/surroundings');
    expect(gone.statusCode).toBe(404);
  });
});
