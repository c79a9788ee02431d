import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import { artistDayTable } from '../figures/artist-day.table.ts';
import { importedDayTable } from '../figures/imported.table.ts';
import { trackTable } from '../track/track.table.ts';
import type { DayPart, Question, Window } from './analytics-question.ts';
import type { HeldSpan } from './analytics-scope.ts';

/** Days that may be seen, as a table `held`. */
export const heldDays = (spans: readonly HeldSpan[]) => sql`unnest(
  ${sql.param(spans.map(({ artistId }) => artistId))}::text[],
  ${sql.param(spans.map(({ from }) => from))}::date[],
  ${sql.param(spans.map(({ until }) => until))}::date[]
) as held (artist_id, first_day, last_day)`;

const windowRow = ({ from, until, moved }: Window, isBefore: boolean) =>
  sql`(${isBefore}::boolean, ${from}::date, ${until}::date, ${moved}::int)`;

const earnings = {
  streams: sql`(part.value ->> 0)::bigint`,
  earned: sql`(part.value ->> 1)::bigint`,
};

/** What a day says of each part, with what nobody counted as null. */
const kept: Record<Exclude<DayPart, 'tracks'>, { streams: SQL; earned: SQL }> = {
  countries: earnings,
  sources: earnings,
  plans: earnings,
  devices: { streams: sql`part.value::text::bigint`, earned: sql`null::bigint` },
};

/** Whether days that were counted elsewhere can be taken apart so. */
export const hasImports = (dayPart: DayPart | null): boolean =>
  dayPart === null || dayPart === 'countries' || dayPart === 'sources';

type CountedTable = typeof artistDayTable | typeof importedDayTable;

/**
 * What was counted within the spans, in the range and in the days that it is compared with, as rows of `artist_id`, `part`,
 * `day` (moved to the range), `is_before`, `streams`, `earned` and `skips`. One row for each part of each day of an artist.
 */
export function countedParts(
  { dayPart, filter, now, before }: Question,
  spans: readonly HeldSpan[],
): SQL {
  const windows = [windowRow(now, false), ...(before ? [windowRow(before, true)] : [])];
  const days = (table: CountedTable) => sql`
    from (values ${sql.join(windows, sql`, `)}) as span (is_before, first_day, last_day, moved)
    cross join ${heldDays(spans)}
    join ${table} as counted on counted.artist_id = held.artist_id
      and counted.day between greatest(held.first_day, span.first_day)
        and least(held.last_day, span.last_day)`;
  const columns = sql`counted.artist_id, counted.day + span.moved as day, span.is_before`;
  if (dayPart === null) {
    return sql`
      select ${columns}, null as part, counted.streams::bigint, counted.earned,
        counted.skips::bigint ${days(artistDayTable)}
      union all
      select ${columns}, null, counted.streams, counted.earned, 0 ${days(importedDayTable)}`;
  }
  const wanted = (part: SQL) => {
    if (filter === null) return sql``;
    if (filter.part !== 'album') return sql`where ${part} = ${filter.value}`;
    return sql`where ${part} in (
      select ${trackTable.id} from ${trackTable} where ${trackTable.albumId} = ${filter.value})`;
  };
  if (dayPart === 'tracks') {
    return sql`select * from (
      select ${columns}, unnest(counted.track_ids) as part,
        unnest(counted.track_streams)::bigint as streams, unnest(counted.track_earned) as earned,
        unnest(counted.track_skips)::bigint as skips ${days(artistDayTable)}
    ) as counted ${wanted(sql`part`)}`;
  }
  const { streams, earned } = kept[dayPart];
  const parts = (table: CountedTable) => sql`
    select ${columns}, part.key as part, ${streams} as streams, ${earned} as earned,
      null::bigint as skips ${days(table)}
    cross join lateral json_each(counted.${sql.identifier(dayPart)}) as part
    ${wanted(sql`part.key`)}`;
  if (!hasImports(dayPart)) return parts(artistDayTable);
  return sql`${parts(artistDayTable)} union all ${parts(importedDayTable)}`;
}

/** What a row of `counted` belongs to, and what has to be joined to know it. */
export function itemOf(by: Question['by'], spans: readonly HeldSpan[]): { item: SQL; joined: SQL } {
  if (by === 'total') return { item: sql`'total'`, joined: sql`` };
  if (by === 'artist') return { item: sql`counted.artist_id`, joined: sql`` };
  if (by !== 'album') return { item: sql`counted.part`, joined: sql`` };
  return {
    item: sql`coalesce(track.album_id, 'unknown')`,
    // Without the artists all tracks that there are would be read.
    joined: sql`left join (
      select ${trackTable.id}, ${trackTable.albumId} from ${trackTable}
      where ${anyOf(trackTable.artistId, [...new Set(spans.map(({ artistId }) => artistId))])}
    ) as track on track.id = counted.part`,
  };
}

/** The first day of the stretch that a moved day is in. */
export function stretchOf({ unit, now }: Question, unitOfRange: 'range' | 'day' = 'range'): SQL {
  const wanted = unit === 'range' ? unitOfRange : unit;
  if (wanted === 'range') return sql`${now.from}::date`;
  if (wanted === 'day') return sql`counted.day`;
  // A Monday; whole numbers are counted in a tenth of the time that moments of a zone take.
  const start =
    wanted === 'week'
      ? sql`(counted.day - (counted.day - date '1900-01-01') % 7)`
      : sql`date_trunc('month', counted.day::timestamp)::date`;
  return sql`greatest(${start}, ${now.from}::date)`;
}
