import { type SQL, sql } from '#drizzle/orm.ts';
import { artistDayTable } from '../figures/artist-day.table.ts';
import { artistWeekTable } from '../figures/artist-week.table.ts';
import { importedDayTable } from '../figures/imported.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import type { DayPart, PartFilter, Question } from './analytics-question.ts';
import type { HeldSpan } from './analytics-scope.ts';
import { type DayRun, getDayRuns, type UnitOfRange } from './day-runs.ts';

export const heldDays = (spans: readonly HeldSpan[]) => sql`unnest(
  ${sql.param(spans.map(({ artistId }) => artistId))}::text[],
  ${sql.param(spans.map(({ from }) => from))}::date[],
  ${sql.param(spans.map(({ until }) => until))}::date[]
) as held (artist_id, first_day, last_day)`;

const unnestDays = (runs: readonly DayRun[]) => sql`unnest(
  ${sql.param(runs.map(({ phase }) => phase))}::text[],
  ${sql.param(runs.map(({ first }) => first))}::date[],
  ${sql.param(runs.map(({ last }) => last))}::date[],
  ${sql.param(runs.map(({ moved }) => moved))}::int[],
  ${sql.param(runs.map(({ from }) => from))}::date[],
  ${sql.param(runs.map(({ isWeek }) => isWeek))}::bool[]
) as run (phase, first_day, last_day, moved, "from", is_week)`;

export const hasImports = (dayPart: DayPart | null): boolean =>
  dayPart === null || dayPart === 'countries' || dayPart === 'sources';

/**
 * Returns rows of `artist_id`, `from` (first day of the span, shifted), `phase`, `part`,
 * `streams`, `earned` and `skips` (null where not counted), one per part and week or day of an
 * artist.
 */
export function countedParts(
  question: Question,
  spans: readonly HeldSpan[],
  unitOfRange: UnitOfRange,
): SQL {
  const { dayPart, filter } = question;
  const days = { runs: getDayRuns(question, unitOfRange), spans };
  if (dayPart === null) {
    return sql`${countedHere(days, ['streams', 'earned', 'skips'])}
      union all ${countedElsewhere(days, sql`streams, earned, 0`)}`;
  }
  if (dayPart === 'tracks') {
    const columns = ['track_ids', 'track_streams', 'track_earned', 'track_skips'];
    return getTracks(countedHere(days, columns), filter);
  }
  const here = countedHere(days, [dayPart]);
  const all = hasImports(dayPart)
    ? sql`${here} union all ${countedElsewhere(days, sql`${sql.identifier(dayPart)}`)}`
    : here;
  return getPairs(all, dayPart, filter);
}

type CountedDays = { runs: readonly DayRun[]; spans: readonly HeldSpan[] };

function countedHere({ runs, spans }: CountedDays, columns: readonly string[]): SQL {
  const of = (table: string) => {
    const names = columns.map((column) => sql.identifier(column));
    return sql.join(
      names.map((name) => sql`${sql.identifier(table)}.${name}`),
      sql`, `,
    );
  };
  // Each run is queried by itself, since a join would scan all days.
  const days = sql`
    select * from ${artistDayTable} as counted
    where counted.artist_id = run.artist_id and day between run.first_day and run.last_day offset 0`;
  return sql`(
    with run as materialized (
      select held.artist_id, phase, "from", moved, ${of('week')}, week is not null as is_kept,
        greatest(held.first_day, run.first_day) as first_day,
        least(held.last_day, run.last_day) as last_day
      from ${unnestDays(runs)} cross join ${heldDays(spans)}
      left join ${artistWeekTable} as week on is_week
        and week.artist_id = held.artist_id and week.week = run.first_day
        and held.first_day <= run.first_day and run.last_day <= held.last_day
    )
    select artist_id, phase, "from", ${of('run')} from run where is_kept
    union all
    select run.artist_id, phase, coalesce("from", day + moved), ${of('counted')}
    from run cross join lateral (${days}) as counted where not is_kept
  )`;
}

function countedElsewhere({ runs, spans }: CountedDays, columns: SQL): SQL {
  return sql`
    select held.artist_id, phase, coalesce("from", day + moved), ${columns}
    from ${heldDays(spans)}
    join ${importedDayTable} as counted on counted.artist_id = held.artist_id
      and day between held.first_day and held.last_day
    join ${unnestDays(runs)} on day between run.first_day and run.last_day`;
}

// `offset 0` is an optimisation fence, so that derived values are computed once.

/** Unnesting in the select list takes half the time of a table function. */
function getTracks(days: SQL, filter: PartFilter | null): SQL {
  const parts = sql`
    select artist_id, phase, "from", unnest(track_ids) as part, unnest(track_streams) as streams,
      unnest(track_earned) as earned, unnest(track_skips) as skips
    from (${days} offset 0) as day`;
  return sql`select * from (${parts}) as part ${toCondition(filter)}`;
}

/** The JSON is `{"ES": [2, 8200]}`, for devices `{"phone": 2}`. */
function getPairs(days: SQL, dayPart: Exclude<DayPart, 'tracks'>, filter: PartFilter | null): SQL {
  const parts = (value: SQL) => sql`
    select artist_id, phase, "from", each.part, ${value}
    from (${days} offset 0) as day
    cross join lateral json_each_text(day.${sql.identifier(dayPart)}) as each (part, value)
    ${toCondition(filter)}`;
  if (dayPart === 'devices') {
    return parts(sql`value::float8 as streams, null::float8 as earned, null::float8 as skips`);
  }
  // Reading both numbers as one point takes half the time.
  return sql`
    select artist_id, phase, "from", part, pair[0] as streams, pair[1] as earned,
      null::float8 as skips
    from (${parts(sql`btrim(value, '[]')::point as pair`)} offset 0) as part`;
}

function toCondition(filter: PartFilter | null): SQL {
  if (filter === null) return sql``;
  if (filter.part !== 'album') return sql`where part = ${filter.value}`;
  return sql`where part in (
    select ${trackTable.id} from ${trackTable} where ${trackTable.albumId} = ${filter.value})`;
}
