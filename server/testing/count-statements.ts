import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';
import { DatabasePool } from '../platform/database/make-pool.ts';

/** Events that the server reads, and its jobs, send statements meanwhile, which count for nobody. */
const counted = new AsyncLocalStorage<unknown[]>();

type Sender = { query: (statement: unknown, ...rest: unknown[]) => unknown };

/** @returns what `work` hands to `query`. */
async function collect(sender: object, work: () => Promise<unknown>): Promise<unknown[]> {
  const statements: unknown[] = [];
  const original = (sender as Sender).query;
  const spy = vi.spyOn(sender as Sender, 'query').mockImplementation(function send(
    this: Sender,
    ...sent
  ) {
    counted.getStore()?.push(sent[0]);
    return Reflect.apply(original, this, sent);
  });
  try {
    // A call of `inject` begins when it is waited for.
    await counted.run(statements, async () => void (await work()));
    return statements;
  } finally {
    spy.mockRestore();
  }
}

/** Counts all statements that the work sends outside transactions. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await collect(DatabasePool.prototype, work)).length;
}

/** Also counts those in transactions, without their beginnings and ends. */
export async function countAllStatements(work: () => Promise<unknown>): Promise<number> {
  const statements = await collect(pg.Client.prototype, work);
  const texts = statements.map((statement) =>
    typeof statement === 'object' && statement !== null && 'text' in statement
      ? String(statement.text)
      : '',
  );
  return texts.filter((text) => text !== '' && !/^(begin|commit)/.test(text)).length;
}
