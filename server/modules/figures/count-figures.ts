import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import {
  addToFans,
  askForSums,
  getUnranked,
  groupEvents,
  rankTracks,
  takeEvents,
} from '../figure-event/index.ts';
import { lockDays, writeCounted } from './artist-day.repository.ts';
import { addToDay, addToTrack, toDayKey } from './day-figures.ts';
import { toDay } from '../../platform/days.ts';
import { lockTotals, writeTotals } from './track-total.repository.ts';

/** Events per transaction: the embedded database serves nobody else meanwhile. */
const eventsAtOnce = 500;

/**
 * Counts each event exactly once, even if a server is killed: it leaves the queue in the
 * transaction that adds it. Source: docs/decisions/daily-figures.md.
 */
export async function countFigures(db: Db, signal?: AbortSignal): Promise<void> {
  let count: number;
  do {
    signal?.throwIfAborted();
    count = await inTransaction(db, addSome);
  } while (count === eventsAtOnce);
}

async function addSome(tx: Db): Promise<number> {
  const { count, events } = await takeEvents(tx, eventsAtOnce);
  if (events.length === 0) return count;
  const byDay = groupEvents(events, toDayKey);
  const days = await lockDays(
    tx,
    [...byDay.values()].map(([{ artistId, at }]) => ({ artistId, day: toDay(at) })),
  );
  await writeCounted(
    tx,
    days.map(({ artistId, day, ...figures }) => {
      const more = byDay.get(`${artistId} ${day}`) ?? [];
      return { artistId, day, ...addToDay(figures, more) };
    }),
  );
  const byTrack = groupEvents(events, ({ trackId }) => trackId);
  const totals = await lockTotals(
    tx,
    [...byTrack.values()].map(([event]) => event),
  );
  await writeTotals(
    tx,
    totals.map(({ trackId, artistId, ...figures }) => {
      return { trackId, artistId, ...addToTrack(figures, byTrack.get(trackId) ?? []) };
    }),
  );
  await rankTracks(tx, getUnranked(events));
  await addToFans(tx, events);
  await askForSums(tx, [...new Set(events.map(({ artistId }) => artistId))]);
  return count;
}
