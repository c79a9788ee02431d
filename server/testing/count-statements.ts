import pg from 'pg';
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

/** Also counts those in transactions, without their beginnings and ends. */
export async function countAllStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = query.mock.calls.map(([statement]: unknown[]) =>
      typeof statement === 'object' && statement !== null && 'text' in statement
        ? String(statement.text)
        : '',
    );
    return texts.filter((text) => text !== '' && !/^(begin|commit)/.test(text)).length;
  } finally {
    query.mockRestore();
  }
}
