import { vi } from 'vitest';
import { DatabasePool } from '../platform/database/make-pool.ts';

/** Counts all statements sent outside transactions while the work runs. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(DatabasePool.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
