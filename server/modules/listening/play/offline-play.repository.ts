import { and, between, eq, inArray, lt } from '#drizzle/orm.ts';
import { offlineLimits } from '#contract/limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import type { DeviceKind } from './get-device.ts';
import { type ClaimedPlay, type HeardPlay, judgeOfflinePlays } from './judge-offline-plays.ts';
import { heardAt } from './listening.ts';
import { type OnPlay, openState } from './listening.repository.ts';
import { listeningTable } from './listening.table.ts';
import { offlinePlayTable } from './offline-play.table.ts';
import { recordPlay } from './play.repository.ts';
import { playTable } from './play.table.ts';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds: no play needs more time. */
const margin = 30_000;

/** `at` in milliseconds. */
export type OfflineClaim = Omit<ClaimedPlay, 'duration'> & { trackId: string };

type Delivery = {
  listenerId: string;
  claims: readonly OfflineClaim[];
  device: DeviceKind;
  /** Of the network that delivers, in the month of a play. */
  markNetwork: (at: Date) => string;
  now: Date;
  onPlay: OnPlay;
};

/**
 * Judges each play of a device once, under the lock of the listener's counting, and stores those that
 * count. See docs/product/offline.md.
 *
 * @returns the ids that count, also those of an earlier delivery.
 */
export async function takeOfflinePlays(tx: Db, delivery: Delivery): Promise<string[]> {
  const { listenerId, claims, device, markNetwork, now, onPlay } = delivery;
  const state = await openState(tx, listenerId);
  if (state === undefined) return [];
  await forgetOld(tx, listenerId, now);
  const judged = await findJudged(tx, listenerId, claims);
  const fresh = new Map(claims.filter(({ id }) => !judged.has(id)).map((each) => [each.id, each]));
  const claimed = await addDurations(tx, [...fresh.values()]);
  const { current = null } = state ?? {};
  const goingOn = current && !current.isCounted ? [{ ...current, at: heardAt(current) }] : [];
  const known = [...(await findKnown(tx, listenerId, claimed)), ...goingOn];
  const counted = judgeOfflinePlays(claimed, known, now.getTime());
  const ids = new Set(counted.map(({ id }) => id));
  if (fresh.size > 0) {
    const rows = [...fresh.keys()].map((clientId) => ({
      listenerId,
      clientId,
      isCounted: ids.has(clientId),
      receivedAt: now,
    }));
    await tx.insert(offlinePlayTable).values(rows);
  }
  for (const { id, at } of counted) {
    const playedAt = new Date(at);
    const play = { listenerId, trackId: fresh.get(id)?.trackId ?? '', playedAt };
    const networkMark = markNetwork(playedAt);
    await recordPlay(tx, { ...play, source: { kind: 'offline' }, device, networkMark });
    await onPlay(tx, play);
  }
  if (state === null)
    await tx.delete(listeningTable).where(eq(listeningTable.listenerId, listenerId));
  return claims.flatMap(({ id }) => (ids.has(id) || judged.get(id) === true ? id : []));
}

/** A play that came twice after this is too old by then. */
const forgetOld = (tx: Db, listenerId: string, now: Date) =>
  tx
    .delete(offlinePlayTable)
    .where(
      and(
        eq(offlinePlayTable.listenerId, listenerId),
        lt(offlinePlayTable.receivedAt, new Date(now.getTime() - 2 * offlineLimits.days * day)),
      ),
    );

async function findJudged(tx: Db, listenerId: string, claims: readonly OfflineClaim[]) {
  const { clientId, isCounted } = offlinePlayTable;
  const ids = claims.map(({ id }) => id);
  const rows = await tx
    .select({ clientId, isCounted })
    .from(offlinePlayTable)
    .where(and(eq(offlinePlayTable.listenerId, listenerId), inArray(clientId, ids)));
  return new Map(rows.map((row) => [row.clientId, row.isCounted]));
}

/** Without those of tracks that are gone. */
async function addDurations(tx: Db, claims: readonly OfflineClaim[]): Promise<ClaimedPlay[]> {
  const ids = [...new Set(claims.map(({ trackId }) => trackId))];
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: trackTable.id, duration: trackTable.duration })
    .from(trackTable)
    .where(inArray(trackTable.id, ids));
  const durations = new Map(rows.map(({ id, duration }) => [id, duration]));
  return claims.flatMap((claim) => {
    const duration = durations.get(claim.trackId);
    return duration === undefined ? [] : { ...claim, duration };
  });
}

async function findKnown(
  tx: Db,
  listenerId: string,
  claimed: readonly HeardPlay[],
): Promise<HeardPlay[]> {
  if (claimed.length === 0) return [];
  const moments = claimed.map(({ at }) => at);
  const from = new Date(Math.min(...moments) - margin);
  const to = new Date(Math.max(...moments) + margin);
  const rows = await tx
    .select({ playedAt: playTable.playedAt, duration: trackTable.duration })
    .from(playTable)
    .innerJoin(trackTable, eq(trackTable.id, playTable.trackId))
    .where(and(eq(playTable.listenerId, listenerId), between(playTable.playedAt, from, to)));
  return rows.map(({ playedAt, duration }) => ({ at: playedAt.getTime(), duration }));
}
