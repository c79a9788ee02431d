import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistDayTable } from '../../figures/figures/artist-day.table.ts';
import { importedDayTable } from '../../figures/figures/imported.table.ts';
import { insertMonths } from '../../figures/figures/index.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { closingTermsTable } from './closing.table.ts';

/**
 * Marks all months of artists whose contracts changed since the last closing.
 *
 * @param most artists; null for all.
 * @returns how many there were.
 */
export async function markNewTerms(tx: Db, most: number | null): Promise<number> {
  const { rows } = await tx.execute<{ artists: number }>(sql`
    with present as (
      select artist_id, string_agg(
        concat_ws(' ', label_id, royalty_rate, status, starts_on, ends_on), ',' order by id) as terms
      from ${labelContractTable} group by artist_id
    ), changed as materialized (
      select artist_id, coalesce(present.terms, '') as terms
      from present full join ${closingTermsTable} as stored using (artist_id)
      where present.terms is distinct from stored.terms
        and (present.terms is not null or stored.terms <> '')
      limit ${most}::int
    ), stored as (
      insert into ${closingTermsTable} (artist_id, terms) select artist_id, terms from changed
      on conflict (artist_id) do update set terms = excluded.terms
    ), marked as (${insertMonths(sql`(
      select artist_id, day from changed join ${artistDayTable} using (artist_id)
      union all
      select artist_id, day from changed join ${importedDayTable} using (artist_id)
    ) as theirs`)})
    select count(*)::int as artists from changed`);
  return rows[0]?.artists ?? 0;
}
