import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { insertMonths } from '../../figures/figures/index.ts';
import { artistDayTable } from '../../figures/figures/artist-day.table.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { getFirstDay, getLastDay } from '../../../platform/months.ts';
import { isInMonth } from './is-in-month.repository.ts';
import { flagGroupTable, playFlagTable } from './play-flag.table.ts';
import type { Screening } from './screening.repository.ts';

/**
 * Sums up the flags of some artists, with the evidence, of one with many in a slice of its own, and
 * marks their months for the closing.
 */
export async function groupFlags(
  tx: Db,
  { month, notedIn, afterArtist }: Screening,
  plays: number,
): Promise<Partial<Screening>> {
  const isOfRun = sql`flag.month = ${month} and flag.noted_in = ${notedIn}`;
  const { rows } = await tx.execute<{ last: string | null }>(sql`
    with waiting as (
      select artist_id, count(*) as flags from ${playFlagTable} as flag
      where ${isOfRun} and artist_id > ${afterArtist} group by artist_id
    ), counted as (
      select artist_id, flags, sum(flags) over (order by artist_id) as together from waiting
    )
    select max(artist_id) as last from counted where together <= ${plays}::int or together = flags`);
  const last = rows[0]?.last ?? null;
  if (last === null) return { step: 'done' };
  await tx.execute(sql`
    insert into ${flagGroupTable} (id, month, noted_in, artist_id, rule, plays, earned, share,
      listeners, networks, days, first_day, last_day)
    select gen_random_uuid()::text, ${month}, ${notedIn}, found.*
    from (
      select artist_id, rule, count(*), sum(flag.earned),
        count(*) * 100.0 / (select sum(streams) from ${artistDayTable} as day
          where day.artist_id = flag.artist_id
            and day.day between ${getFirstDay(month)}::date and ${getLastDay(month)}::date),
        count(distinct listener_number), count(distinct network_mark), count(distinct day),
        min(day), max(day)
      from ${playFlagTable} as flag join ${playTable} on ${playTable.id} = flag.play_id
        and ${isInMonth(month)}
      where ${isOfRun} and artist_id > ${afterArtist} and artist_id <= ${last}
      group by artist_id, rule
    ) as found on conflict do nothing`);
  await tx.execute(
    insertMonths(sql`(
      select artist_id, day from ${playFlagTable} as flag
      where ${isOfRun} and artist_id > ${afterArtist} and artist_id <= ${last}
    ) as flagged`),
  );
  return { afterArtist: last };
}
