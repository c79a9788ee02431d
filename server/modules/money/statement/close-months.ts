import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { makePace, type Pace } from '../../../platform/pace.ts';
import { countFigures, recountFigures } from '../../figures/figures/index.ts';
import { decidePay } from '../pay-comparison/index.ts';
import { screenPlays } from '../play-screening/index.ts';
import { closeArtists, type Closing } from './close-artists.ts';
import { findFirstCounted, findLastClosed } from './closing.repository.ts';
import {
  endClosing,
  findProgress,
  hasOpenArtists,
  forgetFailure,
  noteFailure,
  openClosing,
  takeArtistsToClose,
  takeArtistToClose,
} from './closing-progress.repository.ts';
import { markNewTerms } from './closing-terms.repository.ts';
import { getLastDay, toMonth, monthsAfter } from '../../../platform/months.ts';
import { stateCommissions } from './state-commissions.ts';
import { stateShares } from './state-shares.ts';

/** Artists per transaction. */
const atOnce = { least: 1, first: 5, most: 20 };

/** Artists with changed contracts per transaction. */
const termsAtOnce = { least: 20, first: 200, most: 2_000 };

/** The next run starts with artists not tried yet. */
const mostFailures = 100;

export class ClosingError extends Error {}

type ClosingOptions = {
  /** Stops after the current slice. */
  signal?: AbortSignal | undefined;
  onSlice?: ((work: string) => void) | undefined;
  /** Emails nobody, for months of a past that is made up. */
  isQuiet?: boolean | undefined;
  /** When screening, and sharing by listener. */
  pace?: Pace | undefined;
};

/**
 * May be repeated, interrupted and run on several servers: each artist gets all statements of a
 * month or none, once. A failed artist does not stop the others.
 *
 * @throws {ClosingError} at the end, if an artist failed.
 */
export async function closeMonths(db: Db, now: Date, options: ClosingOptions = {}): Promise<void> {
  await noting(db, { at: now, signal: options.signal }, () => countAll(db));
  let isWhole = true;
  for (const month of await findDue(db, now)) {
    isWhole = (await closeMonth(db, { month, issuedAt: now, ...options }, options)) && isWhole;
  }
  const [first] = isWhole ? [] : await findDue(db, now);
  if (first !== undefined) await refuseOpen(db, first);
}

/**
 * @throws {ClosingError} for an invalid, unfinished or closed month, one after an open month, and
 * if an artist failed.
 */
export async function closeNamedMonth(
  db: Db,
  month: string,
  now: Date,
  options: ClosingOptions = {},
): Promise<void> {
  checkMonth(month);
  if (month >= toMonth(now)) {
    throw new ClosingError(`${month} is not over: it can be closed after ${getLastDay(month)}.`);
  }
  const last = await findLastClosed(db);
  if (last !== null && month <= last) throw new ClosingError(`${month} is closed already.`);
  await noting(db, { at: now, signal: options.signal }, () => countAll(db));
  const [first = month] = await findDue(db, now);
  if (first < month) throw new ClosingError(`${first} has to be closed before ${month}.`);
  if (!(await closeMonth(db, { month, issuedAt: now }, options))) await refuseOpen(db, month);
}

/** @throws {ClosingError} for an invalid or open month. */
export async function requireClosed(db: Db, month: string): Promise<void> {
  checkMonth(month);
  const last = await findLastClosed(db);
  if (last === null || month > last) throw new ClosingError(`${month} is not closed.`);
}

/** @throws {ClosingError} for an invalid month. */
function checkMonth(month: string): void {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    throw new ClosingError(`"${month}" is no month such as 2026-10.`);
  }
}

/** Months to close, since the first counted day. */
export async function findDue(db: Db, now: Date): Promise<string[]> {
  const last = await findLastClosed(db);
  const first = last === null ? await findFirstCounted(db) : monthsAfter(last, 1);
  const due: string[] = [];
  if (first === null) return due;
  for (let month = first; month < toMonth(now); month = monthsAfter(month, 1)) due.push(month);
  return due;
}

async function countAll(db: Db) {
  await countFigures(db);
  await recountFigures(db);
}

/** Stores failures that stop the whole month. */
async function noting<Result>(
  db: Db,
  { month, at, signal }: { month?: string; at: Date; signal: AbortSignal | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const [failed] = month === undefined ? await findDue(db, at) : [month];
    if (failed !== undefined && signal?.aborted !== true) {
      await noteFailure(db, { month: failed, artistId: null }, { error, at });
    }
    throw error;
  }
}

/** @returns false if an artist failed here. */
async function closeMonth(
  db: Db,
  { month, issuedAt }: Closing,
  options: ClosingOptions,
): Promise<boolean> {
  const closing = { month, issuedAt, isQuiet: options.isQuiet };
  return noting(db, { month, at: issuedAt, signal: options.signal }, async () => {
    await screenPlays(db, month, options);
    await decidePay(db, month, options);
    await markAllTerms(db, options.signal);
    await inTransaction(db, (tx) => openClosing(tx, month));
    const failed = await closeAllArtists(db, closing, options);
    if (!(await hasOpenArtists(db, month))) {
      await stateCommissions(db, closing, options.signal);
      await stateShares(db, closing, options.signal);
    }
    await endClosing(db, month, issuedAt);
    await forgetFailure(db, month);
    return failed === 0;
  });
}

async function markAllTerms(db: Db, signal: AbortSignal | undefined) {
  const pace = makePace(db, termsAtOnce);
  let artists: number;
  do {
    signal?.throwIfAborted();
    artists = await inTransaction(db, (tx) => pace.take('terms', (most) => markNewTerms(tx, most)));
  } while (artists > 0);
}

/** @returns the number of failed artists. */
async function closeAllArtists(
  db: Db,
  closing: Closing,
  { signal, onSlice: print }: ClosingOptions,
) {
  const { month } = closing;
  const failed: string[] = [];
  const pace = makePace(db, atOnce);
  while (failed.length < mostFailures) {
    signal?.throwIfAborted();
    const closed: string[] = [];
    try {
      await inTransaction(db, (tx) =>
        pace.take('artists', async (most) => {
          const taken = await takeArtistsToClose(tx, { month, besides: failed, most });
          closed.splice(0, closed.length, ...taken);
          await closeArtists(tx, closed, closing);
        }),
      );
    } catch (error) {
      if (closed.length === 0) throw error;
      for (const artistId of closed) {
        if (!(await closeAlone(db, artistId, closing))) failed.push(artistId);
      }
    }
    if (closed.length === 0) break;
    if (print) {
      const { done, all } = (await findProgress(db, month)).artists;
      print(`${done} of ${all} artists closed`);
    }
  }
  return failed.length;
}

/** @returns true also if another server closed the artist. */
async function closeAlone(db: Db, artistId: string, closing: Closing): Promise<boolean> {
  const { month, issuedAt } = closing;
  try {
    await inTransaction(db, async (tx) => {
      const isOpen = await takeArtistToClose(tx, month, artistId);
      if (isOpen) await closeArtists(tx, [artistId], closing);
    });
    return true;
  } catch (error) {
    await noteFailure(db, { month, artistId }, { error, at: issuedAt });
    return false;
  }
}

/** @throws {ClosingError} with progress and last failure. */
async function refuseOpen(db: Db, month: string): Promise<never> {
  const { artists, lastFailure } = await findProgress(db, month);
  const of = lastFailure?.artist ? `${lastFailure.artist.name}: ` : '';
  throw new ClosingError(
    `${month} is not closed: ${artists.done} of ${artists.all} artists are done. ${
      lastFailure ? of + lastFailure.reason : 'the others are being closed by another server.'
    }`,
  );
}
