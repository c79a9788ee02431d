import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';

/** Milliseconds that the database gets; whoever watches the server counts on an answer within 2 s. */
const patience = 1_500;

/**
 * Makes the question whether the database answers. Callers that ask while it is silent share one
 * statement, so that being watched does not use up the connections.
 *
 * @returns a function that throws when it fails or stays silent for too long.
 */
export function probe(db: Db): () => Promise<void> {
  let asked: Promise<unknown> | undefined;
  return async () => {
    asked ??= db.execute(sql`select 1`).finally(() => {
      asked = undefined;
    });
    await Promise.race([asked, tooLate()]);
  };
}

async function tooLate() {
  await pause(patience, undefined, { ref: false });
  throw new Error(`The database has not answered for ${patience} ms.`);
}
