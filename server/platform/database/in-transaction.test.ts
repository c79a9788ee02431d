import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';
import { askDatabase } from './ask-database.ts';
import { afterCommit, inTransaction } from './in-transaction.ts';

const { db, close } = await startTestApp();
afterAll(close);

let done: string[];
beforeEach(() => {
  done = [];
});

const note = (what: string) => () => void done.push(what);

describe('what follows a commit', () => {
  it('runs once the transaction has ended, in order', async () => {
    await inTransaction(db, async (tx) => {
      await afterCommit(tx, note('first'));
      await inTransaction(tx, (same) => afterCommit(same, note('second')));
      expect(done).toEqual([]);
    });
    expect(done).toEqual(['first', 'second']);
  });

  it('does not run if the transaction rolls back', async () => {
    const failing = inTransaction(db, async (tx) => {
      await afterCommit(tx, note('never'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(done).toEqual([]);
  });

  it('runs once for a transaction that had to be repeated', async () => {
    let tries = 0;
    await inTransaction(db, async (tx) => {
      await afterCommit(tx, note('once'));
      tries += 1;
      if (tries === 1) throw Object.assign(new Error('lost'), { code: '40001' });
    });
    expect(done).toEqual(['once']);
  });

  it('runs at once outside a transaction', async () => {
    await afterCommit(db, note('now'));
    expect(done).toEqual(['now']);
  });
});

describe('a transaction', () => {
  it('is repeated as a whole, whoever joined it', async () => {
    let tries = 0;
    await inTransaction(db, async (tx) => {
      tries += 1;
      await inTransaction(tx, async () => {
        if (tries === 1) throw Object.assign(new Error('lost'), { code: '40001' });
      });
    });
    expect(tries).toBe(2);
  });

  it('refuses a second one and a statement beside it, which would wait for it', async () => {
    const second = inTransaction(db, () => inTransaction(db, async () => null));
    await expect(second).rejects.toThrow('A transaction is open');
    const beside = inTransaction(db, () => askDatabase(db));
    await expect(beside).rejects.toMatchObject({
      cause: new Error('A transaction is open: use it instead of the database.'),
    });
  });
});
