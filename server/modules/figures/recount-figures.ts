import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { upsertAll } from '../../platform/database/upsert-all.ts';
import { recountFollowers } from '../collection/follower.repository.ts';
import { recountFans } from '../fan/count-fans.ts';
import { type ArtistDay, deleteDays, writeDays } from './artist-day.repository.ts';
import { askForSums } from './artist-summary.repository.ts';
import { deleteWeeks } from './artist-week.repository.ts';
import {
  addToDay,
  addToTrack,
  dayKeyOf,
  dayOf,
  emptyDay,
  emptyTrack,
  groupEvents,
} from './day-figures.ts';
import { dropEvents } from './figure-event.repository.ts';
import { readEvents, takeArtistsToRecount } from './recount.repository.ts';
import { type Span, spansOf } from './spans-of-plays.ts';
import { deleteTotals, type TrackTotal } from './track-total.repository.ts';
import { trackTotalTable } from './track-total.table.ts';

/**
 * Counts the figures of those artists anew, from their plays, skips and follows, for whom it was asked: some artists at
 * a time, each time in a transaction that sees one moment. What is counted meanwhile waits, or makes it begin again.
 * So no play is lost or doubled, also with servers at work, and what was interrupted goes on with the next artists.
 *
 * @param onCounted hears of how many artists each transaction was.
 */
export async function recountFigures(db: Db, onCounted?: (artists: number) => void): Promise<void> {
  for (;;) {
    const artists = await inTransaction(db, recountSome, { isolationLevel: 'repeatable read' });
    if (artists === 0) return;
    onCounted?.(artists);
  }
}

async function recountSome(tx: Db): Promise<number> {
  const artistIds = await takeArtistsToRecount(tx);
  if (artistIds.length === 0) return 0;
  await dropEvents(tx, artistIds);
  await deleteDays(tx, artistIds);
  await deleteWeeks(tx, artistIds);
  await deleteTotals(tx, artistIds);
  const spans = await spansOf(tx, artistIds);
  await countEvents(tx, artistIds, spans);
  await recountFollowers(tx, artistIds);
  await recountFans(tx, artistIds, spans);
  await askForSums(tx, artistIds);
  return artistIds.length;
}

/** Counts all plays and skips of artists of whom nothing is counted. */
async function countEvents(
  tx: Db,
  artistIds: readonly string[],
  spans: readonly Span[],
): Promise<void> {
  const totals = new Map<string, TrackTotal>();
  /** The last day that was read, which may go on. */
  let open: [key: string, day: ArtistDay] | undefined;
  for await (const events of readSpans(tx, artistIds, spans)) {
    const days = new Map(open && [open]);
    for (const [key, ofDay] of groupEvents(events, dayKeyOf)) {
      const [{ artistId, at }] = ofDay;
      const figures = addToDay(days.get(key) ?? emptyDay(), ofDay);
      days.set(key, { artistId, day: dayOf(at), ...figures });
    }
    for (const [trackId, ofTrack] of groupEvents(events, (event) => event.trackId)) {
      const [{ artistId }] = ofTrack;
      const figures = addToTrack(totals.get(trackId) ?? emptyTrack(), ofTrack);
      totals.set(trackId, { trackId, artistId, ...figures });
    }
    open = [...days].at(-1);
    if (open) days.delete(open[0]);
    await writeDays(tx, [...days.values()]);
  }
  if (open) await writeDays(tx, [open[1]]);
  await upsertAll(tx, trackTotalTable, [...totals.values()]);
}

async function* readSpans(tx: Db, artistIds: readonly string[], spans: readonly Span[]) {
  for (const span of spans) yield* readEvents(tx, artistIds, span);
}
