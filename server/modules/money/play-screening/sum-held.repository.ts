import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { heldFlags } from './held-plays.repository.ts';

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
    select month, noted_in as "notedIn", is_refused as "isRefused",
      (count(*) filter (where day between ${from}::date and ${until}::date))::int as plays,
      sum(earned)::float8 as earned
    from ${heldFlags(sql`held`)} where artist_id = ${artistId}
      and day between least(${from}::date, ${`${firstMonth}-01`}::date) and ${until}::date
    group by 1, 2, 3 order by 1, 2, 3`);
  return rows;
}
