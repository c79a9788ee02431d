import { lte, type SQL, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { toDay } from '../../platform/days.ts';
import { toMonth } from '../../platform/months.ts';
import type { FigureEvent } from '../figure-event/index.ts';
import { heardMonthTable, heardSinceTable } from './heard-month.table.ts';

/**
 * Adds plays to what their listeners heard of each artist, in the transaction of the days. Rows
 * are written in one order everywhere, which avoids deadlocks.
 */
export async function addToHeard(tx: Db, events: readonly FigureEvent[]): Promise<void> {
  const plays = events.filter(({ kind }) => kind === 'play');
  if (plays.length === 0) return;
  await tx.execute(sql`
    insert into ${heardMonthTable} as kept
      (month, listener, artist_id, plan, country, days, streams, weights, earned)
    select month, listener, artist_id, plan, country, ${arraysOf(sql`heard`)}
    from json_to_recordset(${JSON.stringify(sumByDay(plays))}::json) as heard (month text,
      listener integer, artist_id text, plan text, country text, day smallint, streams integer,
      weight integer, earned bigint)
    where month >= (select min(since.month) from ${heardSinceTable} as since)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (month, listener, artist_id, plan, country) do update
    set (days, streams, weights, earned) = (
      select ${arraysOf(sql`heard`)} from (
        select day, sum(streams)::integer as streams, sum(weight)::integer as weight,
          sum(earned)::bigint as earned
        from (${daysOf(sql`kept`)} union all ${daysOf(sql`excluded`)}) as each group by day
      ) as heard)`);
}

const arraysOf = (heard: SQL) => sql`
  array_agg(${heard}.day order by ${heard}.day), array_agg(${heard}.streams order by ${heard}.day),
  array_agg(${heard}.weight order by ${heard}.day), array_agg(${heard}.earned order by ${heard}.day)`;

const daysOf = (row: SQL) => sql`
  select * from unnest(${row}.days, ${row}.streams, ${row}.weights, ${row}.earned)
    as its (day, streams, weight, earned)`;

type HeardDay = {
  month: string;
  listener: number;
  artist_id: string;
  plan: string;
  country: string;
  day: number;
  streams: number;
  weight: number;
  earned: number;
};

function sumByDay(plays: readonly FigureEvent[]): HeardDay[] {
  const sums = new Map<string, HeardDay>();
  for (const { artistId, at, listenerNumber, plan, country, earned } of plays) {
    const day = toDay(at);
    const key = [day, listenerNumber, artistId, plan, country].join(' ');
    const before = sums.get(key);
    sums.set(key, {
      month: toMonth(at),
      listener: listenerNumber ?? 0,
      artist_id: artistId,
      plan: plan ?? '',
      country: country ?? '',
      day: Number(day.slice(-2)),
      streams: (before?.streams ?? 0) + 1,
      weight: (before?.weight ?? 0) + (earned > 0 ? 1 : 0),
      earned: (before?.earned ?? 0) + earned,
    });
  }
  return [...sums.values()];
}

export async function deleteHeard(tx: Db, artistIds: readonly string[]): Promise<void> {
  await tx.delete(heardMonthTable).where(anyOf(heardMonthTable.artistId, artistIds));
}

/** Whether the month's sums are kept since its first play. */
export async function isHeardKept(tx: Db, month: string): Promise<boolean> {
  return (await tx.$count(heardSinceTable, lte(heardSinceTable.month, month))) > 0;
}

/** Nothing more is kept of months until this one. */
export async function endHeard(tx: Db, next: string): Promise<void> {
  await tx
    .update(heardSinceTable)
    .set({ month: next })
    .where(sql`${heardSinceTable.month} < ${next}`);
}
