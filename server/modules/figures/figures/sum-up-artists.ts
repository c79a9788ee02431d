import type { Db } from '../../../platform/database/db.ts';
import type { Choice } from '../../listening/figure-event/index.ts';
import { findFollowerFigures } from './follower.repository.ts';
import {
  askForOldSums,
  findPlaylistFigures,
  findSummedDays,
  takeArtistsToSum,
  writeSummaries,
} from './artist-summary.repository.ts';
import { sumUp } from './artist-summary.ts';
import { sumUpWeeks } from './artist-week.repository.ts';
import { toDay } from '../../../platform/days.ts';
import { nothingKnown } from './empty-summary.ts';
import { foldListeners } from './fold-listeners.ts';
import { findImportedDays } from './imported.repository.ts';
import { findListenerFigures } from './listener-figures.repository.ts';
import { forgetFailures } from './uncounted-artist.repository.ts';
import { workByArtist } from './work-by-artist.ts';

/**
 * Artists counted meanwhile are queued again; an interrupted run resumes.
 *
 * @returns the artists that failed.
 */
export async function sumUpArtists(db: Db, now: Date, signal?: AbortSignal): Promise<string[]> {
  await foldListeners(db, toDay(now), signal);
  await askForOldSums(db, toDay(now));
  return workByArtist(
    db,
    { work: 'sum-up', take: (tx, ...taking) => sumUpSome(tx, now, ...taking) },
    { signal },
  );
}

async function sumUpSome(
  tx: Db,
  now: Date,
  choice: Choice,
  onTaken: (artistIds: readonly string[]) => void,
): Promise<number> {
  const today = toDay(now);
  const artistIds = await takeArtistsToSum(tx, today, choice);
  onTaken(artistIds);
  if (artistIds.length === 0) return 0;
  const days = await findSummedDays(tx, artistIds, today);
  const listeners = await findListenerFigures(tx, artistIds, today);
  const followers = await findFollowerFigures(tx, artistIds, today);
  const imported = await findImportedDays(tx, artistIds, today);
  const playlists = await findPlaylistFigures(tx, artistIds, now);
  const nothing = nothingKnown();
  const summaries = artistIds.map((artistId) => {
    const figures = sumUp(days.get(artistId) ?? [], today, {
      listeners: listeners.get(artistId) ?? nothing.listeners,
      followers: followers.get(artistId) ?? nothing.followers,
      imported: imported.get(artistId) ?? nothing.imported,
      playlists: playlists.get(artistId) ?? nothing.playlists,
    });
    return { artistId, endsOn: today, summedAt: now, figures };
  });
  await writeSummaries(tx, summaries);
  await sumUpWeeks(tx, artistIds, today);
  await forgetFailures(tx, artistIds, ['sum-up']);
  return artistIds.length;
}
