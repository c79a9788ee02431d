import { and, desc, eq, type SQL, sql } from '#drizzle/orm.ts';
import { playerLimits } from '#contract/limits.ts';
import type { DeviceKind, Player, PlayerDevice, PositionBody } from '#contract/player.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { listedTrack, trackColumns, type TrackRow } from '../../catalogue/track/index.ts';
import { playerDeviceTable } from './player-device.table.ts';
import { playerPositionTable } from './player-position.table.ts';

export type Now = SQL | Date;

const ago = (now: Now, seconds: number): SQL =>
  sql`(${now}::timestamptz - make_interval(secs => ${seconds}))`;

const isDevice = (userId: string, id: string) =>
  and(eq(playerDeviceTable.userId, userId), eq(playerDeviceTable.id, id));

/** Seconds in which a device without others near says that it is there. */
const quiet = 90;

type Seen = {
  userId: string;
  sessionId: string;
  id: string;
  name: string;
  kind: DeviceKind;
  now: Now;
  isLeaving: boolean;
};

/** Returns whether the device came or left, which is news to the others. */
export async function noteDevice(tx: Db, seen: Seen): Promise<boolean> {
  const { userId, sessionId, id, name, kind, now, isLeaving } = seen;
  const [before] = await tx
    .select({ isOnline: isOnline(now) })
    .from(playerDeviceTable)
    .where(isDevice(userId, id));
  const seenAt = isLeaving ? ago(now, playerLimits.gone + 1) : now;
  const state = { sessionId, name, kind, seenAt };
  await tx
    .insert(playerDeviceTable)
    .values({ userId, id, ...state })
    .onConflictDoUpdate({ target: [playerDeviceTable.userId, playerDeviceTable.id], set: state });
  if (before === undefined) await forgetOldest(tx, userId);
  return (before?.isOnline ?? false) === isLeaving;
}

type Sign = { id: string; now: Now };

const sign = (db: Db, userId: string, { id, now }: Sign) =>
  db
    .update(playerDeviceTable)
    .set({ seenAt: now })
    .where(isDevice(userId, id))
    .returning({ id: playerDeviceTable.id });

/** Returns whether the account has the device. */
export async function noteSign(tx: Db, userId: string, device: Sign): Promise<boolean> {
  return (await sign(tx, userId, device)).length > 0;
}

/**
 * Notes that a device is there of which nothing else is news, in one statement without a
 * transaction, as most signs are. Returns false where `noteDevice` has to look.
 */
export async function noteSame(db: Db, seen: Omit<Seen, 'isLeaving'>): Promise<boolean> {
  const { userId, sessionId, id, name, kind, now } = seen;
  const { sessionId: session, name: named, kind: known } = playerDeviceTable;
  const noted = await db
    .update(playerDeviceTable)
    .set({ seenAt: now })
    .where(
      and(
        isDevice(userId, id),
        isOnline(now),
        eq(session, sessionId),
        eq(named, name),
        eq(known, kind),
      ),
    )
    .returning({ id: playerDeviceTable.id });
  return noted.length > 0;
}

async function forgetOldest(tx: Db, userId: string) {
  const kept = tx
    .select({ id: playerDeviceTable.id })
    .from(playerDeviceTable)
    .where(eq(playerDeviceTable.userId, userId))
    .orderBy(desc(playerDeviceTable.seenAt))
    .limit(playerLimits.devices);
  await tx
    .delete(playerDeviceTable)
    .where(and(eq(playerDeviceTable.userId, userId), sql`${playerDeviceTable.id} not in ${kept}`));
}

const isOnline = (now: Now) =>
  sql<boolean>`${playerDeviceTable.seenAt} > ${ago(now, playerLimits.gone)}`;

export async function hasDevice(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.$count(playerDeviceTable, isDevice(userId, id))) > 0;
}

/** Whether another device of the account may listen. */
export async function hasOthers(tx: Db, userId: string, { id, now }: { id: string; now: Now }) {
  const others = and(
    eq(playerDeviceTable.userId, userId),
    sql`${playerDeviceTable.id} <> ${id}`,
    sql`${playerDeviceTable.seenAt} > ${ago(now, quiet)}`,
  );
  return (await tx.$count(playerDeviceTable, others)) > 0;
}

/** Those that are there first, then those seen last. */
export async function findDevices(db: Db, userId: string, now: Now): Promise<PlayerDevice[]> {
  const rows = await db
    .select({
      id: playerDeviceTable.id,
      name: playerDeviceTable.name,
      kind: playerDeviceTable.kind,
      lastSeenAt: playerDeviceTable.seenAt,
      isOnline: isOnline(now),
    })
    .from(playerDeviceTable)
    .where(eq(playerDeviceTable.userId, userId))
    .orderBy(desc(isOnline(now)), playerDeviceTable.name, playerDeviceTable.id);
  return rows.map(({ lastSeenAt, ...row }) => ({ ...row, lastSeenAt: lastSeenAt.toISOString() }));
}

/** A device that vanished has played for as long as it was believed to be there, at most. */
const secondsAt = (now: Now) =>
  sql<number>`${playerPositionTable.seconds} + case
  when ${playerPositionTable.isPlaying} then greatest(0, least(
    extract(epoch from ${now}::timestamptz - ${playerPositionTable.moment}), ${playerLimits.gone}))
  else 0 end`.mapWith(Number);

/** Null without a song, or once that is gone from the catalogue. */
export async function findPlaying(db: Db, userId: string, now: Now): Promise<Player['playing']> {
  const [row] = await db
    .select({
      deviceId: playerPositionTable.deviceId,
      isPlaying: sql<boolean>`${playerPositionTable.isPlaying} and exists (
        select 1 from ${playerDeviceTable}
        where ${playerDeviceTable.userId} = ${playerPositionTable.userId}
          and ${playerDeviceTable.id} = ${playerPositionTable.deviceId}
          and ${isOnline(now)})`,
      at: playerPositionTable.at,
      seconds: secondsAt(now),
      volume: playerPositionTable.volume,
      track: {
        id: listedTrack.id,
        title: listedTrack.title,
        artistName: listedTrack.artistName,
        duration: listedTrack.duration,
      },
    })
    .from(playerPositionTable)
    .innerJoin(listedTrack, eq(listedTrack.id, playerPositionTable.trackId))
    .where(eq(playerPositionTable.userId, userId));
  return row ? { ...row, seconds: Math.min(row.seconds, row.track.duration) } : null;
}

/** Seconds between two positions that differ by more than a delay. */
const jump = 2;

type Stored = { formerDeviceId: string | null; isHere: boolean; isNews: boolean };

/**
 * Stores a position that only time has changed, in one statement without a transaction, as most
 * are. Returns false, and stores nothing, where `storePosition` has to look.
 */
export async function storeLater(
  db: Db,
  userId: string,
  { now, ...position }: PositionBody & { now: Now },
): Promise<boolean> {
  const { deviceId, at, trackId, seconds, isPlaying, volume, isStart } = position;
  if (isStart) return false;
  const table = playerPositionTable;
  const signed = db.$with('signed').as(sign(db, userId, { id: deviceId, now }));
  const stored = await db
    .with(signed)
    .update(table)
    .set({ at, seconds, moment: now })
    .where(
      and(
        eq(table.userId, userId),
        eq(table.deviceId, deviceId),
        eq(table.trackId, trackId),
        eq(table.isPlaying, isPlaying),
        eq(table.volume, volume),
        sql`abs(${secondsAt(now)} - ${seconds}) <= ${jump}`,
        sql`exists (select from ${signed})`,
      ),
    )
    .returning({ userId: table.userId });
  return stored.length > 0;
}

/** Stored unless the music is on another device and this one does not start. */
export async function storePosition(
  tx: Db,
  userId: string,
  { now, ...position }: PositionBody & { now: Now },
): Promise<Stored> {
  const { deviceId, at, trackId, seconds, isPlaying, volume, isStart } = position;
  const [before] = await tx
    .select({
      deviceId: playerPositionTable.deviceId,
      trackId: playerPositionTable.trackId,
      isPlaying: playerPositionTable.isPlaying,
      volume: playerPositionTable.volume,
      seconds: secondsAt(now),
    })
    .from(playerPositionTable)
    .where(eq(playerPositionTable.userId, userId))
    .for('update');
  const formerDeviceId = before?.deviceId ?? null;
  if (before && before.deviceId !== deviceId && !isStart)
    return { formerDeviceId, isHere: false, isNews: false };
  const state = { deviceId, at, trackId, seconds, moment: now, isPlaying, volume };
  await tx
    .insert(playerPositionTable)
    .values({ userId, ...state })
    .onConflictDoUpdate({ target: playerPositionTable.userId, set: state });
  const isNews =
    before?.deviceId !== deviceId ||
    before.trackId !== trackId ||
    before.isPlaying !== isPlaying ||
    before.volume !== volume ||
    Math.abs(before.seconds - seconds) > jump;
  return { formerDeviceId, isHere: true, isNews };
}

export async function findTracksByIds(db: Db, ids: readonly string[]): Promise<TrackRow[]> {
  return db.select(trackColumns).from(listedTrack).where(anyOf(listedTrack.id, ids));
}
