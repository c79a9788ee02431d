import type { Dependencies } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { storyUse } from './story-uses.ts';
import { deleteExpired } from './story.repository.ts';

/** Per transaction. */
const atOnce = 200;

export async function expireStories({
  db,
  assets,
  clock,
}: Pick<Dependencies, 'db' | 'assets' | 'clock'>): Promise<void> {
  let removed = 0;
  let last: number;
  do {
    last = await inTransaction(db, async (tx) => {
      const deleted = await deleteExpired(tx, clock(), atOnce);
      for (const id of deleted) await assets.release(tx, storyUse(id));
      return deleted.length;
    });
    removed += last;
  } while (last === atOnce);
  if (removed > 0) await assets.sweep();
}
