import { and, eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { artistDayTable } from '../../figures/figures/artist-day.table.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { getFirstDay, getLastDay } from '../../../platform/months.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { isInDays } from './is-in-month.repository.ts';
import { playFlagTable } from './play-flag.table.ts';
import type { Screening } from './screening.repository.ts';
import { screeningNetworkTable } from './screening.table.ts';

/** Per slice. */
const artistsAtOnce = 500;

const daysOf = (month: string) =>
  sql`between ${getFirstDay(month)}::date and ${getLastDay(month)}::date`;

/** Counts the plays of one artist after another by network, some days at once. */
export async function readNetworks(
  tx: Db,
  screening: Screening,
  plays: number,
): Promise<Partial<Screening>> {
  const { month, rules, artistId, afterDay } = screening;
  if (!rules.network.isOn) return { step: 'groups', afterArtist: '' };
  if (artistId === null) return findNextArtist(tx, screening);
  const days = await findDays(tx, { month, artistId, afterDay, plays });
  if (days === null) return endReading(tx, screening, artistId);
  await tx.execute(sql`
    insert into ${screeningNetworkTable} as network (month, artist_id, mark, plays)
    select ${month}, ${artistId}, network_mark, count(*)
    from ${playTable} join ${trackTable} on ${trackTable.id} = ${playTable.trackId}
    where ${trackTable.artistId} = ${artistId} and ${isInDays(days.from, days.until)}
      and network_mark is not null
    group by network_mark order by network_mark
    on conflict (month, artist_id, mark) do update set plays = network.plays + excluded.plays`);
  return { afterDay: days.until };
}

/** Only artists with enough plays can have a network with enough. */
async function findNextArtist(tx: Db, { month, rules, afterArtist }: Screening) {
  const { rows } = await tx.execute<{ id: string; isMany: boolean }>(sql`
    with candidate as materialized (
      select id from ${artistTable} where id > ${afterArtist} order by id limit ${artistsAtOnce}::int
    )
    select id, coalesce((select sum(streams) from ${artistDayTable}
      where artist_id = candidate.id and day ${daysOf(month)}), 0) >= ${rules.network.least}::int as "isMany"
    from candidate order by id`);
  const next = rows.find(({ isMany }) => isMany);
  const last = next ?? rows.at(-1);
  if (last === undefined) return { step: 'groups', afterArtist: '' } as const;
  return { afterArtist: last.id, artistId: next?.id ?? null, afterDay: null };
}

type Reading = { month: string; artistId: string; afterDay: string | null; plays: number };

/** At least one day; null after the last. */
async function findDays(tx: Db, { month, artistId, afterDay, plays }: Reading) {
  const { rows } = await tx.execute<{ from: string | null; until: string | null }>(sql`
    with counted as (
      select day, streams, sum(streams) over (order by day) as together from ${artistDayTable}
      where artist_id = ${artistId} and day ${daysOf(month)}
        and day > coalesce(${afterDay}::date, '-infinity')
    )
    select min(day)::text as from, max(day)::text as until from counted
    where together <= ${plays}::int or together = streams`);
  const [{ from, until } = { from: null, until: null }] = rows;
  return from === null || until === null ? null : { from, until };
}

/** Keeps only the networks that have too large a share. */
async function endReading(tx: Db, { month, rules }: Screening, artistId: string) {
  await tx.execute(sql`
    delete from ${screeningNetworkTable} as network where month = ${month}
      and artist_id = ${artistId} and (plays < ${rules.network.least}::int
        or plays::bigint * 100 < ${rules.network.threshold}::int * (
          select sum(streams) from ${artistDayTable} as day
          where day.artist_id = ${artistId} and day.day ${daysOf(month)}))`);
  const { month: of, artistId: its } = screeningNetworkTable;
  const suspect = await tx.$count(screeningNetworkTable, and(eq(of, month), eq(its, artistId)));
  if (suspect === 0) return { artistId: null };
  return { step: 'marking', afterDay: null } as const;
}

/** Flags the plays of the networks that were kept. */
export async function markNetworks(
  tx: Db,
  { month, notedIn, artistId, afterDay }: Screening,
  plays: number,
): Promise<Partial<Screening>> {
  const days = artistId && (await findDays(tx, { month, artistId, afterDay, plays }));
  if (!days) {
    await tx.delete(screeningNetworkTable).where(eq(screeningNetworkTable.month, month));
    return { step: 'networks', artistId: null };
  }
  await tx.execute(sql`
    insert into ${playFlagTable} (play_id, month, noted_in, rule, artist_id, track_id, day, earned,
      country, source, plan)
    select ${playTable.id}, ${month}, ${notedIn}, 'network', ${artistId}, track_id,
      (played_at at time zone 'UTC')::date, earned, country, source, plan
    from ${playTable} join ${trackTable} on ${trackTable.id} = ${playTable.trackId}
    where ${trackTable.artistId} = ${artistId} and ${isInDays(days.from, days.until)}
      and network_mark in (select mark from ${screeningNetworkTable}
        where month = ${month} and artist_id = ${artistId})
    on conflict do nothing`);
  return { afterDay: days.until };
}
