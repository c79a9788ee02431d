import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { statementTable } from './statement.table.ts';

type StatedMonth = {
  /** `yyyy-mm` */
  month: string;
  /** Cents. */
  amount: number;
  /** Cents of it that are the artists'. */
  ofArtists: number;
};

/** The last month of which statements were issued since a day. */
export async function findStatedMonth(db: Db, labelId: string, since: string) {
  const { rows } = await db.execute<StatedMonth>(sql`
    select month, sum(payable)::float8 as amount,
      coalesce(sum(payable) filter (where artist_id is not null), 0)::float8 as "ofArtists"
    from ${statementTable} where label_id = ${labelId}
    group by month
    having max(issued_at) >= ${since}::date::timestamp at time zone 'UTC' and sum(payable) > 0
    order by month desc limit 1`);
  return rows[0] ?? null;
}
