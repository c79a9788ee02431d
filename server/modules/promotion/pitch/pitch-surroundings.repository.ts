import { and, desc, eq, ne, sql } from '#drizzle/orm.ts';
import type { PitchSurroundings } from '#contract/pitch.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { playlistTrackTable } from '../../listening/playlist/playlist-track.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { findEditorialPlaylists } from './editorial-playlists.repository.ts';
import { findPlacements, type PitchRow } from './pitch.repository.ts';
import { pitchTable } from './pitch.table.ts';

const most = { playlists: 5, songs: 5, others: 10 };

/** What an editor compares a pitch with: the playlists that it asks for, and the artist's others. */
export async function findSurroundings(db: Db, pitch: PitchRow): Promise<PitchSurroundings> {
  const [playlists, others] = await Promise.all([findAsked(db, pitch), findOthers(db, pitch)]);
  return { playlists, others };
}

async function findAsked(db: Db, { targetPlaylists, genre }: PitchRow) {
  const asked = (await findEditorialPlaylists(db))
    .filter(({ name }) => targetPlaylists.includes(name))
    .slice(0, most.playlists);
  if (asked.length === 0) return [];
  const ids = asked.map(({ id }) => id);
  const { playlistId, trackId, addedAt, position } = playlistTrackTable;
  const habits = await db
    .select({
      id: playlistId,
      songs: sql<number>`count(*)::int`,
      ofGenre: sql<number>`(count(*) filter (where ${albumTable.genre} = ${genre}))::int`,
      tempos: sql<number[] | null>`percentile_disc(array[0.25, 0.75])
        within group (order by ${trackTable.tempo}) filter (where ${trackTable.tempo} is not null)`,
    })
    .from(playlistTrackTable)
    .innerJoin(trackTable, eq(trackTable.id, trackId))
    .innerJoin(albumTable, eq(albumTable.id, trackTable.albumId))
    .where(anyOf(playlistId, ids))
    .groupBy(playlistId);
  const ranked = db.$with('ranked').as(
    db
      .select({
        playlistId,
        trackId,
        addedAt,
        rank: sql<number>`row_number() over
          (partition by ${playlistId} order by ${addedAt} desc, ${position} desc)`.as('rank'),
      })
      .from(playlistTrackTable)
      .where(anyOf(playlistId, ids)),
  );
  const songs = await db
    .with(ranked)
    .select({
      playlistId: ranked.playlistId,
      id: trackTable.id,
      title: trackTable.title,
      artist: artistName(trackTable.artistId),
      addedAt: ranked.addedAt,
    })
    .from(ranked)
    .innerJoin(trackTable, eq(trackTable.id, ranked.trackId))
    .where(sql`${ranked.rank} <= ${most.songs}`)
    .orderBy(ranked.playlistId, ranked.rank);
  const habitsOf = new Map(habits.map((row) => [row.id, row]));
  const songsOf = Map.groupBy(songs, (song) => song.playlistId);
  return asked.map(({ id, name }) => {
    const { songs: count = 0, ofGenre = 0, tempos = null } = habitsOf.get(id) ?? {};
    const [from, to] = tempos ?? [];
    return {
      id,
      name,
      count,
      ofGenre,
      tempo: from === undefined || to === undefined ? null : { from, to },
      songs: (songsOf.get(id) ?? []).map(({ id: song, title, artist, addedAt: at }) => ({
        id: song,
        title,
        artistName: artist,
        addedOn: toDay(at),
      })),
    };
  });
}

async function findOthers(db: Db, { id, artistId }: PitchRow) {
  const rows = await db
    .select()
    .from(pitchTable)
    .where(and(eq(pitchTable.artistId, artistId), ne(pitchTable.id, id)))
    .orderBy(desc(pitchTable.submittedAt), desc(pitchTable.id))
    .limit(most.others);
  const accepted = rows.filter(({ status }) => status === 'accepted').map((row) => row.id);
  const placements = accepted.length === 0 ? [] : await findPlacements(db, accepted);
  const placementsOf = Map.groupBy(placements, ({ pitchId }) => pitchId);
  return rows.map((row) => ({
    id: row.id,
    trackTitle: row.trackTitle,
    status: row.status,
    submissionDate: row.submissionDate,
    playlists: (placementsOf.get(row.id) ?? []).map(({ name }) => name),
  }));
}
