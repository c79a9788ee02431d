import { setTimeout as pause } from 'node:timers/promises';
import { askDatabase } from '../../../platform/database/ask-database.ts';
import type { Db } from '../../../platform/database/db.ts';

/** Milliseconds; monitors expect an answer within 2 s. */
const patience = 1_500;

/**
 * Concurrent callers share one statement, so that monitoring does not use up the connections.
 *
 * @returns a function that throws when the database fails or does not answer in time.
 */
export function probe(db: Db): () => Promise<void> {
  let probing: Promise<unknown> | undefined;
  return async () => {
    probing ??= askDatabase(db).finally(() => {
      probing = undefined;
    });
    await Promise.race([probing, tooLate()]);
  };
}

async function tooLate() {
  await pause(patience, undefined, { ref: false });
  throw new Error(`The database has not answered for ${patience} ms.`);
}
