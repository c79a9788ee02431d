import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import {
  closedMonthTable,
  payoutTable,
  statementTable,
} from '../../money/statement/statement.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';

/** Cents, but millionths of a euro for payments from before this server's accounts. */
export type LabelSums = {
  id: string;
  artists: number;
  tracks: number;
  monthly: number;
  paid: number;
  paidBefore: number;
  /** First due day. */
  nextOn: string | null;
};

export async function sumLabels(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LabelSums>> {
  if (ids.length === 0) return new Map();
  const { status, amount, date } = payoutTable;
  const { rows } = await db.execute<LabelSums>(sql`
    with asked as (select unnest(${sql.param(ids)}::text[]) as id),
    agreed as (
      select label_id as id, count(distinct artist_id)::int as artists,
        sum(paid_before)::float8 as paid_before
      from ${labelContractTable} where label_id in (select id from asked) group by 1),
    released as (
      select ${albumTable.labelId} as id, count(${trackTable.id})::int as tracks
      from ${albumTable} join ${trackTable} on ${trackTable.albumId} = ${albumTable.id}
      where ${albumTable.labelId} in (select id from asked) group by 1),
    signed as (
      select distinct label_id as id, artist_id from ${labelContractTable}
      where label_id in (select id from asked)),
    stated as (
      select signed.id, ${statementTable.id} as statement_id, ${statementTable.month}
      from signed join ${statementTable} on ${statementTable.artistId} = signed.artist_id
        and ${statementTable.labelId} = signed.id
      union all
      select ${statementTable.labelId}, ${statementTable.id}, ${statementTable.month}
      from ${statementTable} where ${statementTable.artistId} is null
        and ${statementTable.labelId} in (select id from asked)),
    paid as (
      select stated.id,
        sum(${amount}) filter (where stated.month = (
          select max(month) from ${closedMonthTable}))::float8 as monthly,
        sum(${amount}) filter (where ${status} = 'paid')::float8 as paid,
        (min(${date}) filter (where ${status} = 'pending'))::text as next_on
      from stated join ${payoutTable} on ${payoutTable.statementId} = stated.statement_id
      group by 1)
    select asked.id, coalesce(artists, 0) as artists, coalesce(tracks, 0) as tracks,
      coalesce(monthly, 0) as monthly, coalesce(paid, 0) as paid,
      coalesce(paid_before, 0) as "paidBefore", next_on as "nextOn"
    from asked left join agreed using (id) left join released using (id) left join paid using (id)`);
  return new Map(rows.map((row) => [row.id, row]));
}
