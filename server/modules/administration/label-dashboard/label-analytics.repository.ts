import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { statementTable } from '../../money/statement/statement.table.ts';
import { isStatedUnder } from './label-roster.repository.ts';

type Sums = { streams: number; earned: number };

/** `earned` in millionths of a euro. */
export type StatedRow = Sums & { month: string; genre: string };

export type CountryRow = Sums & { country: string };

const sums = sql`sum(streams)::float8 as streams, sum(earned)::float8 as earned`;

export async function sumStated(db: Db, labelId: string, since: string): Promise<StatedRow[]> {
  const { rows } = await db.execute<StatedRow>(sql`
    select month, genre, ${sums}
    from ${statementTable} join ${artistTable} on ${artistTable.id} = ${statementTable.artistId}
    where ${isStatedUnder(labelId)} and month >= ${since}
    group by month, genre order by month, genre`);
  return rows;
}

export async function sumCountries(db: Db, labelId: string, since: string): Promise<CountryRow[]> {
  const { rows } = await db.execute<CountryRow>(sql`
    select country, ${sums} from (
      select part.key as country, (part.value ->> 0)::bigint as streams,
        (part.value ->> 1)::bigint as earned
      from ${statementTable}, jsonb_array_elements(${statementTable.lines}) as line,
        jsonb_each(line -> 'countries') as part
      where ${isStatedUnder(labelId)} and month >= ${since}
    ) as stated group by country`);
  return rows;
}
