import type { Db } from '../../../platform/database/db.ts';
import { getKind } from '../../../platform/database/describe-failure.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { hasSqlState, sqlStates } from '../../../platform/database/sql-state.ts';
import type { Choice } from '../../listening/figure-event/index.ts';
import { noteFailure } from './uncounted-artist.repository.ts';
import type { FigureWork } from './uncounted-artist.table.ts';

/** More at once are no matter of single artists. */
const mostFailures = 100;

type Step = {
  work: FigureWork;
  /** Says which artists it takes before it works on them, and returns how many more may wait. */
  take: (
    tx: Db,
    choice: Choice,
    onTaken: (artistIds: readonly string[]) => void,
  ) => Promise<number>;
  isolation?: Parameters<Db['transaction']>[1];
};

type Options = {
  signal?: AbortSignal | undefined;
  /** After each transaction, with its artists. */
  onDone?: ((artistIds: readonly string[]) => void) | undefined;
};

/**
 * Works through a queue in transactions of several artists. If one fails, its artists are tried
 * alone, and the failure is noted with the artist that it belongs to; the others go on.
 *
 * @returns the artists that failed.
 */
export async function workByArtist(
  db: Db,
  { work, take, isolation }: Step,
  { signal, onDone }: Options = {},
): Promise<string[]> {
  const failed: string[] = [];
  for (;;) {
    signal?.throwIfAborted();
    let taken: readonly string[] = [];
    const run = (choice: Choice) =>
      inTransaction(
        db,
        (tx) =>
          take(tx, choice, (artistIds) => {
            taken = artistIds;
          }),
        isolation,
      );
    let left;
    try {
      left = await run({ besides: failed });
    } catch (error) {
      if (taken.length === 0 || !isOfArtist(error) || failed.length >= mostFailures) throw error;
      for (const only of taken) if (!(await workAlone(only, run))) failed.push(only);
      continue;
    }
    if (taken.length > 0) onDone?.(taken);
    if (left === 0) return failed;
  }

  async function workAlone(only: string, run: (choice: Choice) => Promise<number>) {
    try {
      while ((await run({ only })) > 0) signal?.throwIfAborted();
      return true;
    } catch (error) {
      if (signal?.aborted === true || !isOfArtist(error)) throw error;
      await noteFailure(db, { artistId: only, work }, error);
      return false;
    }
  }
}

const isOfArtist = (error: unknown) =>
  getKind(error) !== 'unavailable' && !hasSqlState(error, sqlStates.serialisationFailure);
