import type { Db } from '../../platform/database/db.ts';
import {
  addToFans,
  askForSums,
  type Choice,
  getUnranked,
  groupEvents,
  type QueuedEvent,
  rankTracks,
  setEventsAside,
  takeEvents,
} from '../figure-event/index.ts';
import { lockDays, writeCounted } from './artist-day.repository.ts';
import { addToDay, addToTrack, toDayKey } from './day-figures.ts';
import { toDay } from '../../platform/days.ts';
import { addToHeard } from './heard-month.repository.ts';
import { lockTotals, writeTotals } from './track-total.repository.ts';
import { findSetAside, forgetFailures } from './uncounted-artist.repository.ts';
import { workByArtist } from './work-by-artist.ts';

/** Events per transaction: the embedded database serves nobody else meanwhile. */
const eventsAtOnce = 500;

/**
 * Counts each event exactly once, even if a server is killed: it leaves the queue in the
 * transaction that adds it. Source: docs/decisions/daily-figures.md.
 *
 * @returns the artists that failed, whose events stay.
 */
export function countFigures(db: Db, signal?: AbortSignal): Promise<string[]> {
  return workByArtist(db, { work: 'count', take: countSome }, { signal });
}

async function countSome(
  tx: Db,
  choice: Choice,
  onTaken: (artistIds: readonly string[]) => void,
): Promise<number> {
  const { count, events: taken } = await takeEvents(tx, eventsAtOnce, choice);
  const artistIds = [...new Set(taken.map(({ artistId }) => artistId))];
  onTaken(artistIds);
  const aside = await findSetAside(tx, artistIds);
  const isAside = ({ artistId }: QueuedEvent) => aside.has(artistId);
  await setEventsAside(tx, taken.filter(isAside));
  const events = taken.filter((event) => !isAside(event));
  if (events.length > 0) await addToFigures(tx, events);
  await forgetFailures(
    tx,
    artistIds.filter((id) => !aside.has(id)),
    ['count'],
  );
  return count === eventsAtOnce ? 1 : 0;
}

async function addToFigures(tx: Db, events: readonly QueuedEvent[]): Promise<void> {
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
  await addToHeard(tx, events);
  await addToFans(tx, events);
  await askForSums(tx, [...new Set(events.map(({ artistId }) => artistId))]);
}
