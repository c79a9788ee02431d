import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { flagDecisionTable, flagGroupTable, playFlagTable } from './play-flag.table.ts';

/** `plays` of the asked days; `earned` of the whole month, in millionths of a euro. */
export type HeldSum = {
  month: string;
  /** The closing whose statement names them. */
  notedIn: string;
  isRefused: boolean;
  plays: number;
  earned: number;
};

/** Days are inclusive. */
type HeldDays = { artistId: string; from: string; until: string; firstMonth: string };

/**
 * Plays of an artist that earn nothing, by month, closing and whether they are refused. Reads one
 * part of an index, and nothing more for an artist without flags.
 */
export async function sumHeld(
  db: Db,
  { artistId, from, until, firstMonth }: HeldDays,
): Promise<HeldSum[]> {
  const { rows } = await db.execute<HeldSum>(sql`
    with flagged as (
      select month, noted_in, rule, sum(earned) as earned,
        count(*) filter (where day between ${from}::date and ${until}::date) as plays
      from ${playFlagTable} where artist_id = ${artistId}
        and day between least(${from}::date, ${`${firstMonth}-01`}::date) and ${until}::date
      group by month, noted_in, rule
    )
    select flagged.month, flagged.noted_in as "notedIn",
      decision.verdict is not null as "isRefused", sum(flagged.plays)::int as plays,
      sum(flagged.earned)::float8 as earned
    from flagged
    left join ${flagGroupTable} as found on found.artist_id = ${artistId}
      and found.month = flagged.month and found.noted_in = flagged.noted_in
      and found.rule = flagged.rule
    left join ${flagDecisionTable} as decision on decision.group_id = found.id
    where decision.verdict is distinct from 'counted'
    group by 1, 2, 3 order by 1, 2, 3`);
  return rows;
}
