import { sql } from '#drizzle/orm.ts';
import type { FigureRange } from '#contract/artist-figures.ts';
import { figureRanges } from '#contract/codes.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { daysOf, type FollowerFigures } from './artist-summary.ts';
import { followedArtistTable } from '../../catalogue/artist/followed-artist.table.ts';

/**
 * Counts at the end of each range's last finished day, and as many days before. It counts back
 * from now, so that the cost depends only on recent changes. Source: docs/product/figures.md.
 */
export async function findFollowerFigures(
  db: Db,
  artistIds: readonly string[],
  today: string,
): Promise<Map<string, Record<FigureRange, FollowerFigures>>> {
  const levels = await findLevels(db, artistIds, {
    today,
    lengths: [0, ...figureRanges.map((range) => daysOf[range])],
  });
  const byArtist = Map.groupBy(levels, ({ artistId }) => artistId);
  return new Map([...byArtist].map(([artistId, its]) => [artistId, compareLevels(its)]));
}

/** Followers at the beginning (UTC) of the day `length` days ago. */
type Level = { artistId: string; length: number; followers: number };

function compareLevels(levels: readonly Level[]): Record<FigureRange, FollowerFigures> {
  const followers = new Map(levels.map((level) => [level.length, level.followers]));
  const value = followers.get(0) ?? 0;
  const figures = figureRanges.map((range) => {
    return [range, { value, before: followers.get(daysOf[range]) ?? 0 }];
  });
  return Object.fromEntries(figures) as Record<FigureRange, FollowerFigures>;
}

async function findLevels(
  db: Db,
  artistIds: readonly string[],
  { today, lengths }: { today: string; lengths: readonly number[] },
): Promise<Level[]> {
  const start = sql`((${today}::date - length)::timestamp at time zone 'UTC')`;
  const isTheirs = sql`artist_id = ${artistTable.id}`;
  const { rows } = await db.execute<Level>(sql`
    select ${artistTable.id} as "artistId", length, ${artistTable.followersHere}
      - (select count(*)::int from ${followedArtistTable} where ${isTheirs} and since >= ${start})
      + (select count(*)::int from ${followedArtistTable} where ${isTheirs} and until >= ${start})
      as "followers"
    from ${artistTable}, unnest(${sql.param(lengths)}::int[]) as length
    where ${anyOf(artistTable.id, artistIds)}`);
  return rows;
}

export async function recountFollowers(tx: Db, artistIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${artistTable}
    set followers = followers - followers_here + counted.here, followers_here = counted.here
    from (
      select wanted.id, count(since)::int as here
      from unnest(${sql.param(artistIds)}::text[]) as wanted (id)
      left join ${followedArtistTable} on artist_id = wanted.id and until is null
      group by wanted.id
    ) as counted
    where ${artistTable.id} = counted.id and followers_here <> counted.here`);
}
