import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { leavePlayToFigures, leaveSkipToFigures } from '../figure-event/index.ts';
import { playRateTable } from './play-rate.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { planOfPlay } from '../../people/plan/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import { addListenedTime } from './listening-total.repository.ts';
import type { DeviceKind } from './get-device.ts';
import { isOfHouse } from '../../catalogue/artist/index.ts';
import { frontOf, type PlaySource } from '../../catalogue/track/index.ts';
import { playTable } from './play.table.ts';
import { skipTable } from './skip.table.ts';

export type CountedPlay = {
  listenerId: string;
  trackId: string;
  playedAt: Date;
  source?: PlaySource | null;
  device?: DeviceKind;
  networkMark?: string | null | undefined;
};

/** Days; an older account is as old. */
const ageMost = 30;

type Skip = Omit<CountedPlay, 'playedAt'> & { skippedAt: Date; seconds: number };

/**
 * Uses the listener's present country and plan, an own or the family's (interludes and imported music earn nothing), updates the listener's
 * total and queues the play for figures, play counts and charts, in the same statement. It writes
 * no row that plays of others write. Does nothing if listener or track is deleted.
 */
export async function recordPlay(tx: Db, play: CountedPlay): Promise<void> {
  const counted = sql`counted`;
  await tx.execute(sql`
    with kept as (
      insert into ${playTable} (id, played_at, earned, network_mark, account_days, ${circumstanceColumns})
      select ${newId(play.playedAt.getTime())}, ${play.playedAt.toISOString()}::timestamptz,
        case when ${trackTable.isInterlude} or ${isOfHouse(trackTable.artistId)} then 0 else coalesce(${playRateTable.micros}, 0) end,
        ${play.networkMark ?? null}, ${getAccountDays(play.playedAt)},
        ${getCircumstances(play, play.playedAt)}
      left join ${playRateTable} on ${playRateTable.plan} = ${planOfPlay(play.playedAt)}
        and ${playRateTable.country} = ${userTable.country}
      where ${isPresent(play)}
      returning *
    ), counted as (
      select kept.*, ${trackTable.artistId}, ${trackTable.duration}
      from kept join ${trackTable} on ${trackTable.id} = kept.track_id
    ), timed as (${addListenedTime(counted)})
    ${leavePlayToFigures(counted)}`);
}

/** Skips only enter the artist's figures. */
export async function recordSkip(tx: Db, skip: Skip): Promise<void> {
  const { skippedAt, seconds } = skip;
  await tx.execute(sql`
    with kept as (
      insert into ${skipTable} (id, skipped_at, seconds, ${circumstanceColumns})
      select ${newId(skippedAt.getTime())}, ${skippedAt.toISOString()}::timestamptz, ${seconds}::int,
        ${getCircumstances(skip, skippedAt)}
      where ${isPresent(skip)}
      returning *
    ), skipped as (
      select kept.*, ${trackTable.artistId}, ${trackTable.duration}
      from kept join ${trackTable} on ${trackTable.id} = kept.track_id
    )
    ${leaveSkipToFigures(sql`skipped`)}`);
}

const getAccountDays = (at: Date): SQL => sql`
  least(${ageMost}::int, greatest(0, (${at.toISOString()}::timestamptz at time zone 'UTC')::date - (${userTable.createdAt} at time zone 'UTC')::date))`;

const circumstanceColumns = sql`listener_id, listener_number, track_id, source, playlist_id, device, country, plan`;

type PlayedTrack = Pick<CountedPlay, 'listenerId' | 'trackId' | 'source' | 'device'>;

function getCircumstances({ source, device }: PlayedTrack, at: Date): SQL {
  return sql`${userTable.id}, ${userTable.number}, ${trackTable.id}, ${source?.kind ?? null},
    ${source?.playlistId ?? null}, ${device ?? null}, ${userTable.country}, ${planOfPlay(at)}
    from ${userTable} cross join ${trackTable}`;
}

function isPresent({ listenerId, trackId }: PlayedTrack): SQL {
  return sql`${userTable.id} = ${listenerId} and ${trackTable.id} = ${frontOf(trackId)}`;
}
