import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<number>();

/** Milliseconds for each statement of the work. */
export const limitStatements = <Result>(milliseconds: number, work: () => Result): Result =>
  current.run(milliseconds, work);

export const getStatementLimit = (): number => current.getStore() ?? Infinity;
