import { sql } from 'drizzle-orm';
import type { FigureRange } from '#contract/artist-figures.ts';
import { figureRanges } from '#contract/codes.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { daysOf, type FollowerFigures } from '../figures/artist-summary.ts';
import { followedArtistTable } from './followed-artist.table.ts';

/**
 * Who followed an artist here when the last finished day of each range ended, and as many days before: from
 * those of now back, so that it costs what has changed since. Source: docs/product/figures.md.
 */
export async function findFollowerFigures(
  db: Db,
  artistId: string,
  today: string,
): Promise<Record<FigureRange, FollowerFigures>> {
  const levels = await findLevels(db, artistId, {
    today,
    lengths: [0, ...figureRanges.map((range) => daysOf[range])],
  });
  const value = levels.get(0) ?? 0;
  const figures = figureRanges.map((range) => {
    return [range, { value, before: levels.get(daysOf[range]) ?? 0 }];
  });
  return Object.fromEntries(figures) as Record<FigureRange, FollowerFigures>;
}

/** Followers at the beginning (UTC) of the days so many before today. */
async function findLevels(
  db: Db,
  artistId: string,
  { today, lengths }: { today: string; lengths: readonly number[] },
): Promise<Map<number, number>> {
  const start = sql`((${today}::date - length)::timestamp at time zone 'UTC')`;
  const { rows } = await db.execute<{ length: number; followers: number }>(sql`
    select length, ${artistTable.followersHere}
      - (select count(*)::int from ${followedArtistTable} where artist_id = ${artistId} and since >= ${start})
      + (select count(*)::int from ${followedArtistTable} where artist_id = ${artistId} and until >= ${start})
      as "followers"
    from ${artistTable}, unnest(${sql.param(lengths)}::int[]) as length
    where ${artistTable.id} = ${artistId}`);
  return new Map(rows.map(({ length, followers }) => [length, followers]));
}

/** Counts anew who follows an artist here. */
export async function recountFollowers(tx: Db, artistId: string): Promise<void> {
  await tx.execute(sql`
    update ${artistTable}
    set followers = followers - followers_here + counted.here, followers_here = counted.here
    from (
      select count(*)::int as here from ${followedArtistTable}
      where artist_id = ${artistId} and until is null
    ) as counted
    where ${artistTable.id} = ${artistId} and followers_here <> counted.here`);
}
