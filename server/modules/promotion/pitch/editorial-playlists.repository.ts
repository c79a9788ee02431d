import { eq, sql } from '#drizzle/orm.ts';
import type { Genre } from '#contract/artist.ts';
import type { PitchPlaylist } from '#contract/pitch.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { fill, genreName, say, type Sentence, sentences } from '../../../platform/sentences.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { playlistTrackTable } from '../../listening/playlist/playlist-track.table.ts';
import { findFeatured, playlistCover } from '../../listening/playlist/index.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { frequencyDays, isWeekly, updateFrequency } from './update-frequency.ts';

const words = sentences.pitches.playlist;

export const findEditorialPlaylists = findFeatured;

export async function describeEditorialPlaylists(
  db: Db,
  { language, now }: { language: string; now: Date },
): Promise<PitchPlaylist[]> {
  const rows = await findEditorialPlaylists(db);
  const known = await findHabits(
    db,
    rows.map(({ id }) => id),
    now,
  );
  const inLanguage = (sentence: Sentence) => say(sentence, language).text;
  return rows.map(({ id, name, description, followerCount, foreign }) => {
    const { genre = null, addedOn = 0, age = 0 } = known.get(id) ?? {};
    const fitting =
      genre === null ? words.fitting : fill(words.fittingGenre, { genre: genreName(genre) });
    return {
      id,
      name,
      description,
      genre: genre ?? inLanguage(words.anyGenre),
      followers: followerCount,
      coverImage: playlistCover(id, foreign),
      updateFrequency: inLanguage(updateFrequency(addedOn, age)),
      submissionDeadline: inLanguage(words.deadline),
      criteria: [words.unreleased, words.sound, fitting, words.story].map(inLanguage),
    };
  });
}

type Habits = {
  /** The genre of most tracks. */
  genre: Genre | null;
  /** Days, in the last year. */
  addedOn: number;
  /** Days, a year at most. */
  age: number;
  /** `yyyy-mm-dd`, UTC. */
  lastAddedOn: string | null;
};

/** Featured playlists that get songs each week, with the day of the last one. */
export async function findWeeklyHabits(db: Db, now: Date) {
  const rows = await findEditorialPlaylists(db);
  const known = await findHabits(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.flatMap(({ id, name }) => {
    const { addedOn = 0, age = 0, lastAddedOn = null } = known.get(id) ?? {};
    return lastAddedOn !== null && isWeekly(addedOn, age) ? [{ id, name, lastAddedOn }] : [];
  });
}

async function findHabits(
  db: Db,
  playlists: readonly string[],
  now: Date,
): Promise<Map<string, Habits>> {
  const { playlistId, trackId, addedAt } = playlistTrackTable;
  const { most } = frequencyDays;
  const today = sql`${now.toISOString()}::timestamptz`;
  const rows = await db
    .select({
      id: playlistTable.id,
      genre: sql<Genre | null>`mode() within group (order by ${albumTable.genre})`,
      addedOn: sql<number>`(count(distinct (${addedAt} at time zone 'UTC')::date)
        filter (where ${addedAt} > ${today} - make_interval(days => ${most})))::int`,
      lastAddedOn: sql<string | null>`(max(${addedAt}) at time zone 'UTC')::date::text`,
      age: sql<number>`least(${most}, extract(day from ${today} - ${playlistTable.createdAt}))::int`,
    })
    .from(playlistTable)
    .leftJoin(playlistTrackTable, eq(playlistId, playlistTable.id))
    .leftJoin(trackTable, eq(trackTable.id, trackId))
    .leftJoin(albumTable, eq(albumTable.id, trackTable.albumId))
    .where(anyOf(playlistTable.id, playlists))
    .groupBy(playlistTable.id);
  return new Map(rows.map(({ id, ...habits }) => [id, habits]));
}
