import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { whileAlone } from './start-lease.ts';
import { eventually } from '../../testing/eventually.ts';

let tonada: TestApp;
beforeAll(async () => {
  tonada = await startTestApp();
});
afterAll(() => tonada.close());

const ignored = { onWait: () => {} };

describe('servers that start on one database', () => {
  it('prepare it one after the other', async () => {
    const steps: string[] = [];
    const onWait = vi.fn<() => void>();
    const first = Promise.withResolvers<undefined>();
    const started = Promise.withResolvers<undefined>();
    const work = whileAlone(
      tonada.db,
      async () => {
        started.resolve(undefined);
        await first.promise;
        steps.push('first');
      },
      ignored,
    );
    await started.promise;
    const second = whileAlone(tonada.db, async () => steps.push('second'), { onWait });
    await eventually(() => expect(onWait).toHaveBeenCalledTimes(1));
    first.resolve(undefined);
    await Promise.all([work, second]);
    expect(steps).toEqual(['first', 'second']);
  });

  it('do not wait for one whose work failed', async () => {
    const failing = whileAlone(tonada.db, () => Promise.reject(new Error('no')), ignored);
    await expect(failing).rejects.toThrow('no');
    const onWait = vi.fn<() => void>();
    expect(await whileAlone(tonada.db, async () => 'done', { onWait })).toBe('done');
    expect(onWait).not.toHaveBeenCalled();
  });

  it('continue when the working one was killed and its lease is over', async () => {
    await tonada.db.execute(
      sql`insert into drizzle.start_lease values (1, 'killed', now() + interval '1 second')`,
    );
    const onWait = vi.fn<() => void>();
    expect(await whileAlone(tonada.db, async () => 'done', { onWait })).toBe('done');
    expect(onWait).toHaveBeenCalledTimes(1);
  });
});
