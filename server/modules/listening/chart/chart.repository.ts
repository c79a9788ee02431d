import { and, desc, eq, gt, gte, sql } from '#drizzle/orm.ts';
import type { User } from '#contract/user.ts';
import type { Db } from '../../../platform/database/db.ts';
import { chartDays, chartedDays, chartLength, getChartStart, viral } from './chart-days.ts';
import { chartDayTable } from './chart-day.table.ts';

export type RankedTrack = {
  trackId: string;
  plays: number;
  /** Null without plays in the same number of days before. */
  previousRank: number | null;
};

const { country, day, plays, trackId } = chartDayTable;

/** Counts the last 28 days. */
export function findMostPlayed(
  db: Db,
  now: Date,
  inCountry: User['country'] | null,
): Promise<RankedTrack[]> {
  const counted = countPlays(db, {
    now,
    days: chartDays,
    before: chartedDays,
    inCountry,
  });
  const ranked = db
    .select({
      trackId: counted.trackId,
      plays: counted.plays,
      previousRank: sql<number | null>`case when ${counted.before} > 0 then
        row_number() over (order by ${counted.before} desc, ${counted.trackId})::int end`.as(
        'previous_rank',
      ),
    })
    .from(counted)
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(gt(ranked.plays, 0))
    .orderBy(desc(ranked.plays), ranked.trackId)
    .limit(chartLength);
}

/**
 * Compares the last 7 days with an average week of the 21 before; leaves out tracks with few
 * plays or no growth.
 */
export function findFastestGrowing(db: Db, now: Date): Promise<RankedTrack[]> {
  const counted = countPlays(db, { now, days: viral.days, before: chartDays, inCountry: null });
  const weeksBefore = (chartDays - viral.days) / viral.days;
  const growth = sql<number>`${counted.plays}::float8
    / greatest(${counted.before}::float8 / ${weeksBefore}::float8, ${viral.leastBefore}::float8)`;
  return db
    .select({ trackId: counted.trackId, plays: counted.plays, previousRank: sql<null>`null` })
    .from(counted)
    .where(and(gte(counted.plays, viral.leastPlays), gt(growth, 1)))
    .orderBy(desc(growth), counted.trackId)
    .limit(chartLength);
}

type ChartPeriod = { now: Date; days: number; before: number; inCountry: User['country'] | null };

function countPlays(db: Db, { now, days, before, inCountry }: ChartPeriod) {
  const first = getChartStart(days, now);
  const sum = (isIn: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${plays}) filter (where ${isIn}), 0)::float8`;
  return db
    .select({
      trackId,
      plays: sum(sql`${day} >= ${first}::date`).as('plays'),
      before: sum(sql`${day} < ${first}::date`).as('before'),
    })
    .from(chartDayTable)
    .where(
      and(
        gte(day, getChartStart(before, now)),
        inCountry === null ? undefined : eq(country, inCountry),
      ),
    )
    .groupBy(trackId)
    .as('counted');
}
