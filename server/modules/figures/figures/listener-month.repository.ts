import { type SQL, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { toMonth } from '../../../platform/months.ts';
import { type FigureEvent, groupEvents } from '../../listening/figure-event/index.ts';
import { listenerMonthTable } from './listener-month.table.ts';

/**
 * Adds plays to what their listeners played of each artist, in the transaction of the days. Rows
 * are written in one order everywhere, which avoids deadlocks.
 */
export async function addToListeners(tx: Db, events: readonly FigureEvent[]): Promise<void> {
  const plays = groupEvents(
    events.filter(({ kind }) => kind === 'play'),
    ({ artistId, listenerNumber, at, plan, country }) =>
      [artistId, listenerNumber, toMonth(at), plan, country].join(' '),
  );
  if (plays.size === 0) return;
  const rows = JSON.stringify([...plays.values()].map((its) => sumUpMonth(its)));
  await tx.execute(sql`
    insert into ${listenerMonthTable} as kept (${columns})
    select ${columns} from json_populate_recordset(null::${listenerMonthTable}, ${rows}::json)
    order by artist_id, listener, month, plan, country
    on conflict (artist_id, listener, month, plan, country) do update
    set (days, streams, weights, earned) = (
      select array_agg(day order by day), array_agg(streams order by day),
        array_agg(weight order by day), array_agg(earned order by day)
      from (
        select day, sum(streams)::integer as streams, sum(weight)::integer as weight,
          sum(earned)::bigint as earned
        from (${daysOf(sql`kept`)} union all ${daysOf(sql`excluded`)}) as each group by day
      ) as together),
      total = kept.total + excluded.total, tracks = ${addTracks(sql`kept`, sql`excluded`)},
      last_day = greatest(kept.last_day, excluded.last_day)`);
}

/** All of them, as statements name them. */
export const columns = sql`
  month, listener, artist_id, plan, country, days, streams, weights, earned, total, tracks, last_day`;

/** Adds the streams of one row's tracks to those of another. */
export const addTracks = (row: SQL, more: SQL): SQL => sql`${row}.tracks || (
  select coalesce(jsonb_object_agg(key, value::int + coalesce((${row}.tracks ->> key)::int, 0)), '{}')
  from jsonb_each_text(${more}.tracks))`;

const daysOf = (row: SQL) => sql`
  select * from unnest(${row}.days, ${row}.streams, ${row}.weights, ${row}.earned)
    as its (day, streams, weight, earned)`;

function sumUpMonth(plays: readonly [FigureEvent, ...FigureEvent[]]) {
  const [{ artistId, listenerNumber, at, plan, country }] = plays;
  const byDay = [...groupEvents(plays, (play) => toDay(play.at))].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const byTrack = groupEvents(plays, ({ trackId }) => trackId);
  const eachDay = (sum: (its: readonly FigureEvent[]) => number) =>
    byDay.map(([, its]) => sum(its));
  return {
    month: toMonth(at),
    listener: listenerNumber ?? 0,
    artist_id: artistId,
    plan: plan ?? '',
    country: country ?? '',
    days: byDay.map(([day]) => Number(day.slice(-2))),
    streams: eachDay((its) => its.length),
    weights: eachDay((its) => its.filter(({ earned }) => earned > 0).length),
    earned: eachDay((its) => its.reduce((sum, { earned }) => sum + earned, 0)),
    total: plays.length,
    tracks: Object.fromEntries([...byTrack].map(([id, { length }]) => [id, length])),
    last_day: byDay.at(-1)?.[0],
  };
}

export async function deleteListeners(tx: Db, artistIds: readonly string[]): Promise<void> {
  await tx.delete(listenerMonthTable).where(anyOf(listenerMonthTable.artistId, artistIds));
}
