import { beforeAll, describe, expect, it } from 'vitest';
import type { ReceivedNotifications } from '#contract/notification.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { spanish } from '../../../testing/start-royalties.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { expireRuns } from './expire-runs.ts';

const tonada = setUpRoyalties({ account: spanish });
let other: SignedIn;

const days = 86_400_000;

beforeAll(async () => {
  other = await tonada.signIn({ displayName: 'Otra', role: 'admin', rights: ['money'] });
});

const expireAfter = (count: number) =>
  expireRuns({ db: tonada.db, clock: () => new Date(tonada.clock().getTime() + count * days) });

const getStatus = async (id: string) => (await tonada.readResult(id)).run.status;

// Proves payments: A run that nobody approved within 14 days of its order expires
describe('a run that nobody approves', () => {
  it('expires after 14 days, once, and its payouts can be ordered again', async () => {
    await tonada.order('old', [tonada.labelId]);
    expect((await tonada.readResult('old')).run.expiresAt).toMatch(/^2026-12-04/);
    await expireAfter(13);
    expect(await getStatus('old')).toBe('ordered');
    await expireAfter(14);
    await expireAfter(15);
    const { run, events, transfers } = await tonada.readResult('old');
    expect(run).toMatchObject({ status: 'expired', expiresAt: null, failedPayouts: run.payouts });
    expect(events.map(({ kind }) => kind)).toEqual(['expired', 'ordered']);
    expect(transfers).toMatchObject([{ state: 'withdrawn' }]);
    expect((await tonada.approve('old', other)).statusCode).toBe(409);
    expect((await tonada.step('old', { kind: 'withdrawn', reason: 'No' })).statusCode).toBe(409);
    expect((await tonada.order('new', [tonada.labelId])).statusCode).toBe(200);
  });

  it('is either approved or expired, never both', async () => {
    await tonada.order('race', [tonada.labelId]);
    await Promise.all([tonada.approve('race', other), expireAfter(14), expireAfter(14)]);
    const { run, events } = await tonada.readResult('race');
    const ends = events.map(({ kind }) => kind).filter((kind) => kind !== 'ordered');
    expect(ends).toHaveLength(1);
    expect(ends).toEqual([run.status]);
  });

  it('stays once it is approved', async () => {
    await tonada.order('safe', [tonada.labelId]);
    await tonada.approve('safe', other);
    await expireAfter(30);
    expect(await getStatus('safe')).toBe('approved');
  });

  it('tells the person who ordered it by bell and mail', async () => {
    const boss = await tonada.signIn({ role: 'admin', email: 'orders@x.example' });
    await tonada.order('told', [tonada.labelId], boss);
    await expireAfter(14);
    const bell = await tonada.app.inject({
      url: '/api/user/notifications',
      headers: boss.headers,
    });
    expect(bell.json<ReceivedNotifications>().notifications).toMatchObject([
      { outcome: 'expired', title: 'Casa', link: { screen: 'run', opens: 'told' } },
    ]);
    tonada.clock.advance(14 * days);
    await tonada.app.jobs.runDue();
    await eventually(() => {
      const [mail] = readOutbox(tonada.config.dataDir, 'orders@x.example');
      expect(mail).toContain('/admin/payments/told');
    });
  });
});
