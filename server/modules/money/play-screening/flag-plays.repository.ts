import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistDayTable } from '../../figures/figures/artist-day.table.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { getFirstDay, getLastDay } from '../../../platform/months.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { isInMonth } from './is-in-month.repository.ts';
import { playFlagTable } from './play-flag.table.ts';
import type { Screening } from './screening.repository.ts';

/** Per slice. */
const listenersAtOnce = 500;

/**
 * All plays of an account in one slice: some 90,000 at most, because each takes half a minute. Walks
 * from account to account, so that none is counted twice.
 */
export async function flagOfListeners(
  tx: Db,
  screening: Screening,
  plays: number,
): Promise<Partial<Screening>> {
  const { rows } = await tx.execute<{ id: string; plays: number }>(sql`
    with recursive walk as (
      select ${screening.afterUser}::text as id, 0::bigint as plays, 0::bigint as together, 0 as number
      union all
      select person.id, person.plays, walk.together + person.plays, walk.number + 1
      from walk cross join lateral (
        select account.id, (select count(*) from ${playTable}
          where ${playTable.listenerId} = account.id and ${isInMonth(screening.month)}) as plays
        from ${userTable} as account where account.id > walk.id order by account.id limit 1
      ) as person
      where walk.number < ${listenersAtOnce}::int and walk.together < ${plays}::int
    )
    select id, plays::int as plays from walk
    where number > 0 and (together <= ${plays}::int or number = 1) order by number`);
  const last = rows.at(-1);
  if (last === undefined) return { step: 'gone', afterUser: '' };
  const active = rows.filter((row) => row.plays > 0).map(({ id }) => id);
  if (active.length > 0) {
    const played = sql`unnest(${sql.param(active)}::text[]) as person (id) cross join lateral (
      select * from ${playTable} where ${playTable.listenerId} = person.id
        and ${isInMonth(screening.month)} offset 0) as play`;
    await flag(tx, screening, played);
  }
  return { afterUser: last.id };
}

/** Those read before their account was deleted are flagged already. */
export async function flagOfDeleted(
  tx: Db,
  screening: Screening,
  plays: number,
): Promise<Partial<Screening>> {
  const { month, afterNumber } = screening;
  const isGone = sql`${playTable.listenerId} is null and ${isInMonth(month)}`;
  const { rows } = await tx.execute<{ last: number | null }>(sql`
    with waiting as materialized (
      select listener_number as number, count(*) as plays from ${playTable}
      where ${isGone} and listener_number > ${afterNumber}::int
      group by 1 order by 1 limit ${listenersAtOnce}::int
    ), counted as (
      select number, plays, sum(plays) over (order by number) as together from waiting
    )
    select max(number) as last from counted
    where together <= ${plays}::int or together = plays`);
  const last = rows[0]?.last ?? null;
  if (last === null) return { step: 'networks', afterArtist: '' };
  const isWithin = sql`listener_number > ${afterNumber}::int and listener_number <= ${last}::int`;
  const played = sql`(select * from ${playTable} where ${isGone} and ${isWithin}) as play`;
  await flag(tx, screening, played);
  return { afterNumber: last };
}

/**
 * Judges all plays of some listeners in the month. What was heard of a play lasts until the next
 * one counts. One that began again sooner than a quarter more than the minimum was cut there.
 */
async function flag(tx: Db, { month, notedIn, rules }: Screening, played: SQL): Promise<void> {
  const { repeat, hours, young, listener } = rules;
  const isOn = (rule: { isOn: boolean }) => sql`${rule.isOn}::boolean`;
  await tx.execute(sql`
    with heard as materialized (
      select play.id, play.listener_number, play.track_id, ${trackTable.artistId} as artist_id,
        (play.played_at at time zone 'UTC')::date as day, play.earned, play.country, play.source,
        play.plan, ${trackTable.duration} as duration,
        coalesce(play.account_days < ${young.days}::int, false) as is_young,
        extract(epoch from lead(play.played_at) over its - play.played_at) as until_next,
        extract(epoch from lead(play.played_at) over same - play.played_at) as until_same,
        extract(epoch from play.played_at - lag(play.played_at) over same) as since_same
      from ${played} join ${trackTable} on ${trackTable.id} = play.track_id
      where play.listener_number is not null
      window its as (partition by play.listener_number order by play.played_at, play.id),
        same as (partition by play.listener_number, play.track_id order by play.played_at, play.id)
    ), timed as (
      select *, least(duration, until_next) as seconds,
        least(until_same, since_same) <= least(30, duration / 2.0) * 1.25 as is_cut
      from heard
    ), judged as (
      select *, sum(seconds) over (partition by listener_number, day) as day_seconds,
        count(*) filter (where is_cut) over (partition by listener_number, track_id, day) as cuts,
        count(*) over (partition by listener_number, artist_id) as plays,
        count(*) filter (where is_young) over (partition by listener_number, artist_id) as young_plays
      from timed
    ), total as (
      select artist_id, sum(streams) as streams from ${artistDayTable}
      where day between ${getFirstDay(month)}::date and ${getLastDay(month)}::date
        and artist_id in (select artist_id from judged
          where plays >= least(${young.least}::int, ${listener.least}::int))
      group by artist_id
    ), ruled as (
      select judged.*, case
        when ${isOn(repeat)} and is_cut and cuts >= ${repeat.threshold}::int then 'repeat'
        when ${isOn(hours)} and day_seconds >= ${hours.threshold}::int * 3600 then 'hours'
        when ${isOn(young)} and is_young and young_plays >= ${young.least}::int
          and young_plays * 100 >= streams * ${young.threshold}::int then 'young'
        when ${isOn(listener)} and plays >= ${listener.least}::int
          and plays * 100 >= streams * ${listener.threshold}::int then 'listener'
        end as rule
      from judged left join total using (artist_id)
    )
    insert into ${playFlagTable} (play_id, month, noted_in, rule, artist_id, track_id, day, earned,
      country, source, plan)
    select id, ${month}, ${notedIn}, rule, artist_id, track_id, day, earned, country, source, plan
    from ruled where rule is not null on conflict do nothing`);
}
