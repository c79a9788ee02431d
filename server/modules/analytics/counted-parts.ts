import { type SQL, sql } from 'drizzle-orm';
import { artistDayTable } from '../figures/artist-day.table.ts';
import { daysBefore } from '../figures/artist-summary.ts';
import { importedDayTable } from '../figures/imported.table.ts';
import { trackTable } from '../track/track.table.ts';
import type { DayPart, PartFilter, Question, Window } from './analytics-question.ts';
import type { HeldSpan } from './analytics-scope.ts';

/** Days that may be seen, as a table `held`. */
export const heldDays = (spans: readonly HeldSpan[]) => sql`unnest(
  ${sql.param(spans.map(({ artistId }) => artistId))}::text[],
  ${sql.param(spans.map(({ from }) => from))}::date[],
  ${sql.param(spans.map(({ until }) => until))}::date[]
) as held (artist_id, first_day, last_day)`;

/** Which days a sum is of: those of the range that are over, today, or those that the range is compared with. */
type Phase = 'finished' | 'today' | 'before';

const phaseRow = (phase: Phase, { from, until, moved }: Window) =>
  sql`(${phase}::text, ${from}::date, ${until}::date, ${moved}::int)`;

/** Today is set apart where something is compared, and else is one of the days. */
function phasesOf({ now, before }: Question): SQL {
  const rows = before
    ? [
        phaseRow('finished', { ...now, until: daysBefore(now.until, 1) }),
        phaseRow('today', { ...now, from: now.until }),
        phaseRow('before', before),
      ]
    : [phaseRow('finished', now)];
  return sql`(values ${sql.join(rows, sql`, `)}) as span (phase, first_day, last_day, moved)`;
}

/** Whether days that were counted elsewhere can be taken apart so. */
export const hasImports = (dayPart: DayPart | null): boolean =>
  dayPart === null || dayPart === 'countries' || dayPart === 'sources';

/** What sums are told by where the question does not say. */
type UnitOfRange = 'range' | 'day';

/**
 * What was counted within the spans, as rows of `artist_id`, `from` (the first day of a stretch, moved to the range),
 * `phase`, `part`, `streams`, `earned` and `skips`, null where nobody counted it. One row for each part of each day of an
 * artist.
 */
export function countedParts(
  question: Question,
  spans: readonly HeldSpan[],
  unitOfRange: UnitOfRange,
): SQL {
  const { dayPart, filter } = question;
  const daysIn = (table: typeof artistDayTable | typeof importedDayTable, columns: SQL) => sql`
    select counted.artist_id, span.phase, ${stretchOf(question, unitOfRange)} as "from", ${columns}
    from ${phasesOf(question)} cross join ${heldDays(spans)}
    join ${table} as counted on counted.artist_id = held.artist_id
      and counted.day between greatest(held.first_day, span.first_day)
        and least(held.last_day, span.last_day)`;
  if (dayPart === null) {
    return sql`
      ${daysIn(artistDayTable, sql`null as part, streams, earned, skips`)}
      union all ${daysIn(importedDayTable, sql`null, streams, earned, 0`)}`;
  }
  if (dayPart === 'tracks') {
    const days = daysIn(artistDayTable, sql`track_ids, track_streams, track_earned, track_skips`);
    return tracksOf(days, filter);
  }
  const column = sql.identifier(dayPart);
  const days = hasImports(dayPart)
    ? sql`${daysIn(artistDayTable, sql`${column}`)}
        union all ${daysIn(importedDayTable, sql`${column}`)}`
    : daysIn(artistDayTable, sql`${column}`);
  return pairsOf(days, dayPart, filter);
}

// `offset 0` keeps what is within apart: what is worked out of a day, or of a part, is worked out once and not for each
// use of it.

/** Arrays in the select list are taken apart in half the time that it takes as a table. */
function tracksOf(days: SQL, filter: PartFilter | null): SQL {
  const parts = sql`
    select artist_id, phase, "from", unnest(track_ids) as part, unnest(track_streams) as streams,
      unnest(track_earned) as earned, unnest(track_skips) as skips
    from (${days} offset 0) as day`;
  return sql`select * from (${parts}) as part ${whereOf(filter)}`;
}

/** Parts of JSON: `{"ES": [2, 8200]}`, of devices `{"phone": 2}`. */
function pairsOf(days: SQL, dayPart: Exclude<DayPart, 'tracks'>, filter: PartFilter | null): SQL {
  const parts = (value: SQL) => sql`
    select artist_id, phase, "from", each.part, ${value}
    from (${days} offset 0) as day
    cross join lateral json_each_text(day.${sql.identifier(dayPart)}) as each (part, value)
    ${whereOf(filter)}`;
  if (dayPart === 'devices') {
    return parts(sql`value::float8 as streams, null::float8 as earned, null::float8 as skips`);
  }
  // Two numbers are read as one point: to read each out of the JSON takes twice as long.
  return sql`
    select artist_id, phase, "from", part, pair[0] as streams, pair[1] as earned,
      null::float8 as skips
    from (${parts(sql`btrim(value, '[]')::point as pair`)} offset 0) as part`;
}

function whereOf(filter: PartFilter | null): SQL {
  if (filter === null) return sql``;
  if (filter.part !== 'album') return sql`where part = ${filter.value}`;
  return sql`where part in (
    select ${trackTable.id} from ${trackTable} where ${trackTable.albumId} = ${filter.value})`;
}

/** The first day of the stretch that a day is in, moved to the range. */
function stretchOf({ unit, now }: Question, unitOfRange: UnitOfRange): SQL {
  const wanted = unit === 'range' ? unitOfRange : unit;
  if (wanted === 'range') return sql`${now.from}::date`;
  const day = sql`(counted.day + span.moved)`;
  if (wanted === 'day') return day;
  // A Monday; whole numbers are counted in a tenth of the time that moments of a zone take.
  const start =
    wanted === 'week'
      ? sql`(${day} - (${day} - date '1900-01-01') % 7)`
      : sql`date_trunc('month', ${day}::timestamp)::date`;
  return sql`greatest(${start}, ${now.from}::date)`;
}
