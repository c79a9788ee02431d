import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isOfHouse } from '../../catalogue/artist/index.ts';
import { monthToCloseTable } from './month-to-close.table.ts';

type Day = { artistId: string; day: string };

/** Call it in the transaction that changes the days. */
export async function markMonths(tx: Db, days: readonly Day[]): Promise<void> {
  if (days.length === 0) return;
  await tx.execute(
    insertMonths(sql`unnest(${sql.param(days.map(({ artistId }) => artistId))}::text[],
      ${sql.param(days.map(({ day }) => day))}::date[]) as changed (artist_id, day)`),
  );
}

/**
 * Nothing is stated of imported music. The update locks a present row, so that a closing, which deletes it, waits for the new days.
 *
 * @param days joinable, with `artist_id` and `day`.
 */
export const insertMonths = (days: SQL): SQL => sql`
  insert into ${monthToCloseTable} (artist_id, month)
  select distinct artist_id, to_char(day, 'YYYY-MM') from ${days}
  where not ${isOfHouse(sql`artist_id`)} order by 1, 2
  on conflict (artist_id, month) do update set month = excluded.month`;
