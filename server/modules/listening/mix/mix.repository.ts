import { and, desc, eq, isNull, lt, not, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { followedArtistTable } from '../../catalogue/artist/followed-artist.table.ts';
import { playTable } from '../play/play.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { dailyMixTable, type MadeMix } from './daily-mix.table.ts';
import type { Followed } from './plan-mixes.ts';

type Day = typeof dailyMixTable.$inferSelect;

/** Latest plays that make habits. */
const playsMost = 2000;

/** Latest follows that a mix may be made of, with the most played tracks of each. */
const followsMost = 3;
const seedsOfFollowed = 10;

export async function findDay(db: Db, listenerId: string): Promise<Day | undefined> {
  const [day] = await db
    .select()
    .from(dailyMixTable)
    .where(eq(dailyMixTable.listenerId, listenerId));
  return day;
}

/** The first of simultaneous calls decides. */
export async function storeDay(db: Db, day: Day): Promise<MadeMix[]> {
  await db
    .insert(dailyMixTable)
    .values(day)
    .onConflictDoUpdate({
      target: dailyMixTable.listenerId,
      set: { day: day.day, timeZone: day.timeZone, mixes: day.mixes },
      setWhere: lt(dailyMixTable.day, day.day),
    });
  return (await findDay(db, day.listenerId))?.mixes ?? day.mixes;
}

/** The latest first, without what the listener removed from the history. */
export function findHabits(db: Db, listenerId: string) {
  const { trackId, playedAt, forgottenAt } = playTable;
  const latest = db
    .select({ trackId, playedAt, forgottenAt })
    .from(playTable)
    .where(eq(playTable.listenerId, listenerId))
    .orderBy(desc(playedAt))
    .limit(playsMost)
    .as('latest');
  return db
    .select({
      id: sql<string>`coalesce(${trackTable.sameAsId}, ${trackTable.id})`,
      artistId: artistTable.id,
      artistName: artistTable.name,
      genre: artistTable.genre,
      tempo: trackTable.tempo,
      playedAt: latest.playedAt,
    })
    .from(latest)
    .innerJoin(trackTable, eq(trackTable.id, latest.trackId))
    .innerJoin(artistTable, eq(artistTable.id, trackTable.artistId))
    .where(and(isNull(latest.forgottenAt), not(trackTable.isInterlude)))
    .orderBy(desc(latest.playedAt), trackTable.id);
}

export async function findFollowed(db: Db, listenerId: string): Promise<Followed[]> {
  const { userId, artistId, since, until } = followedArtistTable;
  const artists = await db
    .select({ id: artistTable.id, name: artistTable.name })
    .from(followedArtistTable)
    .innerJoin(artistTable, eq(artistTable.id, artistId))
    .where(and(eq(userId, listenerId), isNull(until)))
    .orderBy(desc(since), artistTable.id)
    .limit(followsMost);
  return Promise.all(
    artists.map(async (artist) => {
      const tracks = await db
        .select({ id: trackTable.id })
        .from(trackTable)
        .where(
          and(
            eq(trackTable.artistId, artist.id),
            not(trackTable.isInterlude),
            isNull(trackTable.sameAsId),
          ),
        )
        .orderBy(desc(trackTable.playCount), trackTable.id)
        .limit(seedsOfFollowed);
      return { ...artist, seeds: tracks.map(({ id }) => id) };
    }),
  );
}
