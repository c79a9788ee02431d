import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { playTable } from '../play/play.table.ts';
import { skipTable } from '../play/skip.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';

const dayLength = 86_400_000;

/** Days of one artist per statement, so that each statement ends in time. */
const daysAtOnce = 28;

/** From midnight (UTC) inclusive to midnight exclusive. */
export type Span = { from: Date; to: Date };

/**
 * Returns the oldest first: one span for several artists, who have few plays together
 * (`takeArtists`), and four weeks each for one, who may have millions.
 */
export async function getSpans(tx: Db, artistIds: readonly string[]): Promise<Span[]> {
  const ends = (table: typeof playTable | typeof skipTable, at: SQL) => sql`
    select first, last from ${trackTable} cross join lateral (
      select min(${at}) as first, max(${at}) as last from ${table} where track_id = ${trackTable.id}
    ) as of_track where ${trackTable.artistId} = any(${sql.param(artistIds)}::text[])`;
  const { rows } = await tx.execute<{ first: string | null; last: string | null }>(sql`
    select min(first) as first, max(last) as last from (
      ${ends(playTable, sql`played_at`)} union all ${ends(skipTable, sql`skipped_at`)}
    ) as ends`);
  const [{ first, last } = { first: null, last: null }] = rows;
  if (first === null || last === null) return [];
  const start = getMidnight(first);
  const end = getMidnight(last) + dayLength;
  const step = artistIds.length === 1 ? daysAtOnce * dayLength : end - start;
  return Array.from({ length: Math.ceil((end - start) / step) }, (_, index) => ({
    from: new Date(start + index * step),
    to: new Date(Math.min(end, start + (index + 1) * step)),
  }));
}

export const liesIn = (at: SQL, { from, to }: Span): SQL =>
  sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz`;

const getMidnight = (at: string): number =>
  Math.floor(new Date(at).getTime() / dayLength) * dayLength;
