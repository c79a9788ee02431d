import { type SQL, sql } from 'drizzle-orm';
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

/** What a day of each way of being taken apart says, with what nobody counted as null. */
const kept: Record<DayPart, { streams: SQL; earned: SQL; skips: SQL; isImported: boolean }> = {
  countries: earnings(true),
  sources: earnings(true),
  plans: earnings(false),
  devices: {
    streams: sql`part.value::text::bigint`,
    earned: sql`null::bigint`,
    skips: sql`null::bigint`,
    isImported: false,
  },
  tracks: { ...earnings(false), skips: sql`(part.value ->> 2)::bigint` },
};

function earnings(isImported: boolean) {
  return {
    streams: sql`(part.value ->> 0)::bigint`,
    earned: sql`(part.value ->> 1)::bigint`,
    skips: sql`null::bigint`,
    isImported,
  };
}

/** Whether days that were counted elsewhere can be taken apart so. */
export const hasImports = (dayPart: DayPart | null): boolean =>
  dayPart === null || kept[dayPart].isImported;

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
  const { streams, earned, skips } = kept[dayPart];
  const wanted = () => {
    if (filter === null) return sql``;
    if (filter.part !== 'album') return sql`where part.key = ${filter.value}`;
    return sql`where part.key in (
      select ${trackTable.id} from ${trackTable} where ${trackTable.albumId} = ${filter.value})`;
  };
  const parts = (table: CountedTable, column: SQL) => sql`
    select ${columns}, part.key as part, ${streams} as streams, ${earned} as earned,
      ${skips} as skips ${days(table)}
    cross join lateral json_each(${column}) as part ${wanted()}`;
  const here = parts(artistDayTable, sql`counted.parts -> ${dayPart}`);
  if (!hasImports(dayPart)) return here;
  return sql`${here} union all ${parts(importedDayTable, sql`counted.${sql.identifier(dayPart)}`)}`;
}

/** What a row of `counted` belongs to, and what has to be joined to know it. */
export function itemOf(by: Question['by']): { item: SQL; joined: SQL } {
  if (by === 'total') return { item: sql`'total'`, joined: sql`` };
  if (by === 'artist') return { item: sql`counted.artist_id`, joined: sql`` };
  if (by !== 'album') return { item: sql`counted.part`, joined: sql`` };
  return {
    item: sql`coalesce(track.album_id, 'unknown')`,
    joined: sql`left join ${trackTable} as track on track.id = counted.part`,
  };
}

/** The first day of the stretch that a moved day is in. */
export function stretchOf({ unit, now }: Question, unitOfRange: 'range' | 'day' = 'range'): SQL {
  const wanted = unit === 'range' ? unitOfRange : unit;
  if (wanted === 'range') return sql`${now.from}::date`;
  if (wanted === 'day') return sql`counted.day`;
  const start = sql`date_trunc(${sql.raw(`'${wanted}'`)}, counted.day)::date`;
  return sql`greatest(${start}, ${now.from}::date)`;
}
