import { vi } from 'vitest';
import { DatabasePool } from '../platform/database/make-pool.ts';

/** How many statements the work sends to the database outside transactions, whoever sends them. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(DatabasePool.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
