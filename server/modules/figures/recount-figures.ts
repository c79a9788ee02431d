import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { upsertAll } from '../../platform/database/upsert-all.ts';
import { recountFollowers } from '../collection/follower.repository.ts';
import { deleteDays, writeDays } from './artist-day.repository.ts';
import { askForSums, takeArtist } from './artist-summary.repository.ts';
import { artistToRecountTable } from './artist-summary.table.ts';
import {
  addToDay,
  addToTrack,
  dayOf,
  type DayFigures,
  emptyDay,
  emptyTrack,
  type FigureEvent,
} from './day-figures.ts';
import { dropEvents } from './figure-event.repository.ts';
import { findTracksToRecount, readEvents } from './recount.repository.ts';
import { deleteTotals, type TrackTotal } from './track-total.repository.ts';
import { trackTotalTable } from './track-total.table.ts';

/**
 * Counts the figures of those artists anew, from their plays, skips and follows, for whom it was asked. Each in a transaction
 * that sees one moment: what is counted meanwhile waits, or makes it begin again. So no play is lost or doubled,
 * also with servers at work, and what was interrupted goes on with the next artist.
 *
 * @param onArtist hears of each that is done.
 */
export async function recountFigures(db: Db, onArtist?: (artistId: string) => void): Promise<void> {
  for (;;) {
    const artistId = await inTransaction(db, recountNext, { isolationLevel: 'repeatable read' });
    if (artistId === null) return;
    onArtist?.(artistId);
  }
}

async function recountNext(tx: Db): Promise<string | null> {
  const artistId = await takeArtist(tx, artistToRecountTable);
  if (artistId === null) return null;
  await dropEvents(tx, artistId);
  await deleteDays(tx, artistId);
  await deleteTotals(tx, artistId);
  const days = new Map<string, DayFigures>();
  const totals: TrackTotal[] = [];
  for (const track of await findTracksToRecount(tx, artistId)) {
    let total = emptyTrack();
    for await (const events of readEvents(tx, { ...track, artistId })) {
      total = addToTrack(total, events);
      for (const [day, ofDay] of Map.groupBy(events, dayOfEvent)) {
        days.set(day, addToDay(days.get(day) ?? emptyDay(), ofDay));
      }
    }
    if (total.streams + total.skips > 0) totals.push({ trackId: track.id, artistId, ...total });
  }
  await writeDays(
    tx,
    [...days].map(([day, figures]) => ({ artistId, day, ...figures })),
  );
  await upsertAll(tx, trackTotalTable, totals);
  await recountFollowers(tx, artistId);
  await askForSums(tx, [artistId]);
  return artistId;
}

const dayOfEvent = ({ at }: FigureEvent) => dayOf(at);
