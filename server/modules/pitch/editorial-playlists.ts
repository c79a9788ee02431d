import { sql } from 'drizzle-orm';
import type { PitchPlaylist } from '#contract/pitch.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { say, sentences } from '../../platform/sentences.ts';
import { albumTable } from '../album/album.table.ts';
import { playlistTrackTable } from '../playlist/playlist-track.table.ts';
import { findFeatured } from '../playlist/playlist.repository.ts';
import { trackTable } from '../track/track.table.ts';

const words = sentences.pitches.playlist;

/** The playlists of the editors that a song may be proposed for: those that are featured now. */
export const findEditorialPlaylists = findFeatured;

/** The same, with what an artist has to know of each, in a language. */
export async function describeEditorialPlaylists(
  db: Db,
  language: string,
): Promise<PitchPlaylist[]> {
  const rows = await findEditorialPlaylists(db);
  const genres = await findGenres(
    db,
    rows.map(({ id }) => id),
  );
  const inLanguage = (sentence: (typeof words)['deadline']) => say(sentence, language).text;
  return rows.map(({ id, name, description, followerCount }) => ({
    id,
    name,
    description,
    genre: genres.get(id) ?? inLanguage(words.anyGenre),
    followers: followerCount,
    updateFrequency: inLanguage(words.weekly),
    submissionDeadline: inLanguage(words.deadline),
    criteria: [words.unreleased, words.sound, words.fitting, words.story].map(inLanguage),
  }));
}

/** The genre of most tracks of each playlist. */
async function findGenres(db: Db, playlists: readonly string[]): Promise<Map<string, string>> {
  const { playlistId, trackId } = playlistTrackTable;
  const rows = await db
    .select({ playlistId, genre: sql<string>`mode() within group (order by ${albumTable.genre})` })
    .from(playlistTrackTable)
    .innerJoin(trackTable, sql`${trackTable.id} = ${trackId}`)
    .innerJoin(albumTable, sql`${albumTable.id} = ${trackTable.albumId}`)
    .where(anyOf(playlistId, playlists))
    .groupBy(playlistId);
  return new Map(rows.map((row) => [row.playlistId, row.genre]));
}
