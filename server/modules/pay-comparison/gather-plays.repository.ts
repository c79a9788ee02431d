import { sql, type SQL } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { playTable } from '../play/play.table.ts';
import { isHeld } from '../play-screening/index.ts';
import { getFirstDay, monthsAfter } from '../../platform/months.ts';
import { trackTable } from '../track/track.table.ts';
import { userTable } from '../user/user.table.ts';
import type { Sharing } from './sharing.repository.ts';
import { sharingHeardTable, sharingSpanTable } from './sharing.table.ts';

/** Per slice. */
const usersAtOnce = 500;

const toMonthStart = (month: string) => `${getFirstDay(month)}T00:00:00Z`;
const toMonthEnd = (month: string) => toMonthStart(monthsAfter(month, 1));

/**
 * Reads each play once, account by account, in slices of at most `plays`; an account with more is
 * split by time.
 *
 * @returns the progress.
 */
export async function gatherOfListeners(
  tx: Db,
  sharing: Sharing,
  plays: number,
): Promise<Partial<Sharing>> {
  const { month, splitUser, slices } = sharing;
  if (splitUser !== null) {
    const whose = sql`${playTable.listenerId} = ${splitUser}`;
    const next = await gatherNext(tx, sharing, { whose, plays });
    if (next !== null) return { from: next, slices: slices + 1 };
    return { afterUser: splitUser, splitUser: null, from: null, slices: slices + 1 };
  }
  const users = await findUsers(tx, sharing, plays);
  const last = users.at(-1);
  if (last === undefined) return { step: 'gone', from: toMonthStart(month) };
  const active = users.filter((user) => user.plays > 0).map(({ id }) => id);
  if (last.plays > plays) return { splitUser: last.id, from: toMonthStart(month) };
  if (active.length > 0) {
    const until = toMonthEnd(month);
    const played = sql`unnest(${sql.param(active)}::text[]) as person (id) cross join lateral (
      select * from ${playTable} where ${playTable.listenerId} = person.id
        and ${isWithin(toMonthStart(month), until)} offset 0) as play`;
    await gather(tx, sharing, { played, until });
  }
  return { afterUser: last.id, slices: slices + 1 };
}

/** Skips plays that were read while the account existed. */
export async function gatherOfDeleted(
  tx: Db,
  sharing: Sharing,
  plays: number,
): Promise<Partial<Sharing>> {
  const whose = sql`${playTable.listenerId} is null`;
  const next = await gatherNext(tx, sharing, { whose, plays });
  const slices = sharing.slices + 1;
  return next === null ? { step: 'pools', from: null, slices } : { from: next, slices };
}

type User = { id: string; plays: number };

/** At most a slice together, or one account with more as the last. */
async function findUsers(tx: Db, { month, afterUser }: Sharing, plays: number): Promise<User[]> {
  const { rows } = await tx.execute<User>(sql`
    with candidate as materialized (
      select id from ${userTable} where id > ${afterUser} order by id limit ${usersAtOnce}::int
    ), counted as (
      select id, plays, sum(plays) over (order by id) as together
      from candidate cross join lateral (
        select count(*) as plays from (
          select from ${playTable} where ${playTable.listenerId} = candidate.id
            and ${isWithin(toMonthStart(month), toMonthEnd(month))} limit ${plays + 1}::int
        ) as play
      ) as bounded
    )
    select id, plays::int as plays from counted
    where together <= ${plays}::int or together = plays order by id`);
  return rows;
}

const isWithin = (from: string, until: string) => sql`
  ${playTable.playedAt} >= ${from}::timestamptz and ${playTable.playedAt} < ${until}::timestamptz`;

/** @returns the next slice's start; null at the month's end. */
async function gatherNext(
  tx: Db,
  sharing: Sharing,
  { whose, plays }: { whose: SQL; plays: number },
): Promise<string | null> {
  const { month } = sharing;
  const from = sharing.from ?? toMonthStart(month);
  const { rows } = await tx.execute<{ next: string }>(sql`
    select (${playTable.playedAt} + interval '1 microsecond')::text as next from ${playTable}
    where ${whose} and ${isWithin(from, toMonthEnd(month))}
    order by ${playTable.playedAt} offset ${plays - 1}::int limit 1`);
  const next = rows[0]?.next ?? null;
  const until = next ?? toMonthEnd(month);
  const played = sql`(
    select * from ${playTable} where ${whose} and ${isWithin(from, until)} and not exists (
      select from ${sharingHeardTable} as before
      where before.month = ${month} and before.listener = ${playTable.listenerNumber}
        and before.until_moment > ${playTable.playedAt}
    ) offset 0) as play`;
  await gather(tx, sharing, { played, until });
  return next;
}

async function gather(
  tx: Db,
  { month, slices }: Sharing,
  { played, until }: { played: SQL; until: string },
): Promise<void> {
  await tx.execute(sql`
    insert into ${sharingHeardTable}
      (month, listener, until_moment, plan, country, plays, weight, spans, streams, weights, earned)
    select ${month}, coalesce(listener_number, ${-1 - slices}::int), ${until}::timestamptz, plan, country,
      sum(streams), sum(weight), array_agg(number), array_agg(streams), array_agg(weight), array_agg(earned)
    from (
      select listener_number, plan, country, span.number, count(*)::int as streams,
        (count(*) filter (where play.earned > 0))::int as weight, sum(play.earned) as earned
      from ${played} join ${trackTable} on ${trackTable.id} = play.track_id
      join ${sharingSpanTable} as span on span.month = ${month}
        and span.artist_id = ${trackTable.artistId}
        and (play.played_at at time zone 'UTC')::date between first_day and last_day
      where not ${isHeld(sql`play.id`)}
      group by listener_number, plan, country, span.number
    ) as heard
    group by listener_number, plan, country`);
}
