import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';
import { afterCommit, inTransaction } from './in-transaction.ts';

const { db, close } = await startTestApp();
afterAll(close);

let done: string[];
beforeEach(() => {
  done = [];
});

const note = (what: string) => () => void done.push(what);
const fail = async () => {
  throw new Error('no');
};

describe('work after a commit', () => {
  it('runs once the outermost transaction has ended, in order', async () => {
    await inTransaction(db, async (tx) => {
      await afterCommit(tx, note('first'));
      await inTransaction(tx, (inner) => afterCommit(inner, note('second')));
      expect(done).toEqual([]);
    });
    expect(done).toEqual(['first', 'second']);
  });

  it('does not run if the transaction rolls back', async () => {
    const failing = inTransaction(db, async (tx) => {
      await afterCommit(tx, note('never'));
      await fail();
    });
    await expect(failing).rejects.toThrow('no');
    expect(done).toEqual([]);
  });

  it('does not run if only the part that asked for it rolls back', async () => {
    await inTransaction(db, async (tx) => {
      await inTransaction(tx, async (inner) => {
        await afterCommit(inner, note('never'));
        await fail();
      }).catch(() => undefined);
      await afterCommit(tx, note('after'));
    });
    expect(done).toEqual(['after']);
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

  it('runs once for a nested transaction that had to be repeated', async () => {
    let tries = 0;
    await inTransaction(db, (tx) =>
      inTransaction(tx, async (inner) => {
        await afterCommit(inner, note('once'));
        tries += 1;
        if (tries === 1) throw Object.assign(new Error('lost'), { code: '40001' });
      }),
    );
    expect(done).toEqual(['once']);
  });

  it('runs at once outside a transaction', async () => {
    await afterCommit(db, note('now'));
    expect(done).toEqual(['now']);
  });
});
