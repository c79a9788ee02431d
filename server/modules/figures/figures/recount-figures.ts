import type { Db } from '../../../platform/database/db.ts';
import { recountFollowers } from './follower.repository.ts';
import {
  askForSums,
  type Choice,
  dropEvents,
  groupEvents,
  rankTracks,
  type Span,
  getSpans,
} from '../../listening/figure-event/index.ts';
import { type ArtistDay, deleteDays, openLastDays, writeDays } from './artist-day.repository.ts';
import { deleteWeeks } from './artist-week.repository.ts';
import { addToDay, addToTrack, toDayKey, emptyDay, emptyTrack } from './day-figures.ts';
import { toDay } from '../../../platform/days.ts';
import { addToListeners, deleteListeners } from './listener-month.repository.ts';
import { readEvents, takeArtistsToRecount } from './recount.repository.ts';
import { deleteTotals, type TrackTotal, writeTotals } from './track-total.repository.ts';
import { forgetFailures } from './uncounted-artist.repository.ts';
import { workByArtist } from './work-by-artist.ts';

/**
 * Recounts some artists per transaction, each on one snapshot. Concurrent counting waits or
 * forces a retry, so that no play is lost or doubled; an interrupted recount resumes.
 *
 * @param onCounted called with the number of artists of each transaction.
 * @returns the artists that failed.
 */
export function recountFigures(
  db: Db,
  { signal, onCounted }: { signal?: AbortSignal; onCounted?: (artists: number) => void } = {},
): Promise<string[]> {
  return workByArtist(
    db,
    { work: 'recount', take: recountSome, isolation: { isolationLevel: 'repeatable read' } },
    { signal, onDone: ({ length }) => onCounted?.(length) },
  );
}

async function recountSome(
  tx: Db,
  choice: Choice,
  onTaken: (artistIds: readonly string[]) => void,
): Promise<number> {
  const artistIds = await takeArtistsToRecount(tx, choice);
  onTaken(artistIds);
  if (artistIds.length === 0) return 0;
  await rankTracks(tx, await dropEvents(tx, artistIds));
  await deleteDays(tx, artistIds);
  await deleteWeeks(tx, artistIds);
  await deleteTotals(tx, artistIds);
  await deleteListeners(tx, artistIds);
  const spans = await getSpans(tx, artistIds);
  await countEvents(tx, artistIds, spans);
  await openLastDays(tx, artistIds);
  await recountFollowers(tx, artistIds);
  await askForSums(tx, artistIds);
  await forgetFailures(tx, artistIds, ['count', 'recount']);
  return artistIds.length;
}

async function countEvents(
  tx: Db,
  artistIds: readonly string[],
  spans: readonly Span[],
): Promise<void> {
  const totals = new Map<string, TrackTotal>();
  let open: [key: string, day: ArtistDay] | undefined;
  for await (const events of readSpans(tx, artistIds, spans)) {
    const days = new Map(open && [open]);
    for (const [key, ofDay] of groupEvents(events, toDayKey)) {
      const [{ artistId, at }] = ofDay;
      const figures = addToDay(days.get(key) ?? emptyDay(), ofDay);
      days.set(key, { artistId, day: toDay(at), ...figures });
    }
    for (const [trackId, ofTrack] of groupEvents(events, (event) => event.trackId)) {
      const [{ artistId }] = ofTrack;
      const figures = addToTrack(totals.get(trackId) ?? emptyTrack(), ofTrack);
      totals.set(trackId, { trackId, artistId, ...figures });
    }
    await addToListeners(tx, events);
    open = [...days].at(-1);
    if (open) days.delete(open[0]);
    await writeDays(tx, [...days.values()]);
  }
  if (open) await writeDays(tx, [open[1]]);
  await writeTotals(tx, [...totals.values()]);
}

async function* readSpans(tx: Db, artistIds: readonly string[], spans: readonly Span[]) {
  for (const span of spans) yield* readEvents(tx, artistIds, span);
}
