import type { Db } from '../../../platform/database/db.ts';
import {
  askForSums,
  type Choice,
  getUnranked,
  groupEvents,
  type QueuedEvent,
  rankTracks,
  setEventsAside,
  takeEvents,
} from '../../listening/figure-event/index.ts';
import { lockDays, writeCounted } from './artist-day.repository.ts';
import { addToDay, addToTrack, toDayKey } from './day-figures.ts';
import { toDay } from '../../../platform/days.ts';
import { makePace } from '../../../platform/pace.ts';
import { addToListeners } from './listener-month.repository.ts';
import { lockTotals, writeTotals } from './track-total.repository.ts';
import { findSetAside, forgetFailures } from './uncounted-artist.repository.ts';
import { workByArtist } from './work-by-artist.ts';

/** Events per transaction. */
const atOnce = { least: 50, first: 200, most: 2_000 };

/**
 * Counts each event exactly once, even if a server is killed: it leaves the queue in the
 * transaction that adds it. Source: docs/decisions/counting.md.
 *
 * @returns the artists that failed, whose events stay.
 */
export function countFigures(db: Db, signal?: AbortSignal): Promise<string[]> {
  const pace = makePace(db, atOnce);
  return workByArtist(
    db,
    {
      work: 'count',
      take: (tx, choice, onTaken) =>
        pace.take('events', (most) => countSome(tx, choice, { most, onTaken })),
    },
    { signal },
  );
}

type Counting = { most: number; onTaken: (artistIds: readonly string[]) => void };

async function countSome(tx: Db, choice: Choice, { most, onTaken }: Counting): Promise<number> {
  const { count, events: taken } = await takeEvents(tx, most, choice);
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
  return count === most ? 1 : 0;
}

async function addToFigures(tx: Db, events: readonly QueuedEvent[]): Promise<void> {
  const byDay = groupEvents(events, toDayKey);
  const days = await lockDays(
    tx,
    [...byDay.values()].map(([{ artistId, at }]) => ({ artistId, day: toDay(at) })),
  );
  await writeCounted(
    tx,
    days.map(({ artistId, day, isOpen, ...figures }) => {
      const more = byDay.get(`${artistId} ${day}`) ?? [];
      return { artistId, day, isOpen, ...addToDay(figures, more) };
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
  await addToListeners(tx, events);
  await askForSums(tx, [...new Set(events.map(({ artistId }) => artistId))]);
}
