import type { Db } from '../../../platform/database/db.ts';
import { getSpans } from '../../listening/figure-event/index.ts';
import { addToListeners, deleteListeners } from './listener-month.repository.ts';
import { readEvents } from './recount.repository.ts';

/** Reads all plays of artists who are not counted yet, in one transaction. */
export async function recountListeners(tx: Db, artistIds: readonly string[]): Promise<void> {
  await deleteListeners(tx, artistIds);
  for (const span of await getSpans(tx, artistIds)) {
    for await (const events of readEvents(tx, artistIds, span)) await addToListeners(tx, events);
  }
}
