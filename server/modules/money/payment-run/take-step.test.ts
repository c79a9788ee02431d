import { describe, expect, it } from 'vitest';
import type { StaffActionList } from '#contract/administration.ts';
import type { LabelPayouts } from '#contract/label-figures.ts';
import type { PaymentResult } from '#contract/payment-run.ts';
import type { LedgerCheck } from '#contract/royalties.ts';
import { paymentsSchema } from '#contract/statement.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { german, spanish } from '../../../testing/start-royalties.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import { payoutTable } from '../statement/statement.table.ts';
import { payPending } from './payment.repository.ts';
import { paymentTable } from './payment.table.ts';
import { payoutsAtOnce, workOnRun } from './work-on-run.ts';

const tonada = setUpRoyalties();

const today = '2026-11-20';
const work = (id: string) => inTransaction(tonada.db, (tx) => workOnRun(tx, tonada, id));
const ledger = () => tonada.db.select().from(paymentTable);
const statuses = async () => (await tonada.readPayouts()).map(({ status }) => status).toSorted();

describe('a payment run', () => {
  // Proves payments: Paid, in the ledger
  it('pays what is confirmed, on its day, in the ledger', async () => {
    await tonada.handIn('run-1', [tonada.labelId]);
    expect(await statuses()).toEqual(Array<string>(5).fill('pending'));
    expect((await tonada.confirm('run-1')).json<PaymentResult>()).toMatchObject({
      run: { status: 'paid', paidPayouts: 4, paidAmount: 30, isUnderWay: false },
      transfers: [{ state: 'paid' }],
      events: [
        { kind: 'confirmed', day: today },
        { kind: 'handedIn' },
        { kind: 'approved', isAlone: true },
        { kind: 'ordered' },
      ],
    });
    const paid = { runId: 'run-1', paidOn: today, entry: 1 };
    expect(await ledger()).toMatchObject([paid, paid, paid, paid]);
    const payments = await tonada.app.inject({
      url: `/api/artist/payments?artist=${faro}`,
      headers: tonada.admin.headers,
    });
    expect(paymentsSchema.parse(payments.json())).toMatchObject([
      { period: '2026-10', status: 'paid', date: today },
      { period: '2026-09', status: 'paid', date: today },
    ]);
  });

  // Proves payments: Logged
  it('is logged at each step', async () => {
    await tonada.pay('run-1', [tonada.labelId]);
    const { actions } = (await tonada.call('GET', 'actions?q=casa')).json<StaffActionList>();
    expect(actions.slice(0, 4)).toMatchObject([
      { action: 'royalties.confirmed' },
      { action: 'royalties.handedIn' },
      { action: 'royalties.approved' },
      { action: 'royalties.pay', after: { payouts: 4, amount: 30, receivers: 1 } },
    ]);
  });

  // Proves payments: What a confirmation or return moved
  it('logs what each confirmation and return moved, and whose it was', async () => {
    const payee = tonada.ofLabel;
    await tonada.handIn('parts', [tonada.labelId, 'direct']);
    await tonada.giveBack('parts', payee);
    await tonada.confirm('parts');
    const { actions } = (await tonada.call('GET', 'actions')).json<StaffActionList>();
    const ofRun = (id: string) =>
      actions
        .filter(({ target }) => target.id === id)
        .map(({ action, target, after }) => [
          action,
          target.name,
          after?.['payouts'],
          after?.['amount'],
        ]);
    const several = actions.find(({ action }) => action === 'royalties.approved');
    expect(several?.after).toMatchObject({ receivers: 2 });
    expect(ofRun('parts')).toEqual([
      ['royalties.confirmed', 'Uno', 1, 3.5],
      ['royalties.returned', 'Casa', 4, 30],
      ['royalties.handedIn', '', 5, 33.5],
      ['royalties.approved', '', 5, 33.5],
      ['royalties.pay', '', 5, 33.5],
    ]);
  });

  // Proves payments: Two approvals at once
  it('approved twice at once is approved once', async () => {
    await tonada.order('both', [tonada.labelId]);
    const answers = await Promise.all([tonada.approve('both'), tonada.approve('both')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { events } = await tonada.readResult('both');
    expect(events.filter(({ kind }) => kind === 'approved')).toHaveLength(1);
  });

  // Proves payments: Changed meanwhile
  it('that changed since it was shown is not approved, and is shown without the change', async () => {
    await tonada.name(tonada.labelId, 1, spanish);
    await tonada.order('changed', [tonada.labelId, 'direct']);
    const { fingerprint } = await tonada.readResult('changed');
    tonada.clock.advance(1000);
    await tonada.name(tonada.labelId, 2, german);
    const stale = { kind: 'approved', fingerprint: fingerprint ?? '' } as const;
    expect((await tonada.step('changed', stale)).statusCode).toBe(409);
    expect((await tonada.readResult('changed')).transfers).toMatchObject([
      { name: 'Casa', state: 'withdrawn', account: 'ES •••• 1332' },
      { name: 'Uno', state: 'open' },
    ]);
    expect((await tonada.approve('changed')).json<PaymentResult>()).toMatchObject({
      run: { status: 'approved', failedPayouts: 4 },
      events: [{ kind: 'approved' }, { kind: 'withdrawn', receiver: 'Casa' }, { kind: 'ordered' }],
    });
    // Free again, and held for 72 hours.
    expect((await tonada.pending()).map(({ id }) => id)).toEqual([tonada.labelId]);
    expect((await tonada.plan([tonada.labelId])).held).toMatchObject([
      { name: 'Casa', why: 'accountChanged', until: expect.any(String) as string },
    ]);
  });

  // Proves payments: A payee who left
  it('of a payee who left is not approved', async () => {
    await tonada.name(tonada.labelId, 1, spanish);
    await tonada.order('left', [tonada.labelId]);
    await tonada.name(tonada.labelId, 2, null);
    expect((await tonada.readResult('left')).fingerprint).toBeNull();
    expect((await tonada.approve('left')).statusCode).toBe(409);
    const reason = 'Quitaron la cuenta';
    await tonada.step('left', { kind: 'withdrawn', reason });
    expect(await tonada.readResult('left')).toMatchObject({
      run: { status: 'withdrawn', failedPayouts: 4 },
      events: [{ kind: 'withdrawn', reason }, {}],
    });
  });

  // Proves payments: The order of steps
  it('takes its steps in order', async () => {
    await tonada.order('steps', [tonada.labelId]);
    const code = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
    expect(await code(tonada.step('steps', { kind: 'handedIn' }))).toBe(409);
    expect(await code(tonada.confirm('steps'))).toBe(409);
    expect(await code(tonada.giveBack('steps', tonada.ofLabel))).toBe(409);
    await tonada.approve('steps');
    await tonada.step('steps', { kind: 'handedIn' });
    expect(await code(tonada.step('steps', { kind: 'handedIn' }))).toBe(200);
    expect(await code(tonada.step('steps', { kind: 'withdrawn', reason: 'No' }))).toBe(409);
    expect(await code(tonada.confirm('steps', null, '2026-11-21'))).toBe(400);
    expect(await code(tonada.confirm('steps', null, '2026-11-19'))).toBe(400);
    expect(await code(tonada.confirm('steps', 'other'))).toBe(409);
    expect(await code(tonada.confirm('steps'))).toBe(200);
    expect(await code(tonada.confirm('steps'))).toBe(409);
    expect(await code(tonada.step('none', { kind: 'handedIn' }))).toBe(404);
  });

  // Proves payments: Returned before
  it('returned before it was confirmed was never paid, and is ordered again', async () => {
    await tonada.handIn('first', [tonada.labelId]);
    expect((await tonada.giveBack('first', tonada.ofLabel)).json<PaymentResult>()).toMatchObject({
      run: { status: 'returned', failedPayouts: 4 },
      transfers: [{ state: 'returned' }],
      events: [{ kind: 'returned', receiver: 'Casa', reason: 'Cuenta cerrada' }, {}, {}, {}],
    });
    expect(await ledger()).toEqual([]);
    await tonada.pay('second', [tonada.labelId]);
    expect(await ledger()).toHaveLength(4);
  });

  // Proves payments: Returned after
  it('returned after it was confirmed gets counter-entries, and is paid a second time', async () => {
    await tonada.pay('first', [tonada.labelId, 'direct']);
    await tonada.giveBack('first', tonada.ofLabel);
    expect(await tonada.readResult('first')).toMatchObject({
      run: { status: 'paid', paidPayouts: 1, paidAmount: 3.5, failedPayouts: 4 },
    });
    const entries = await ledger();
    expect(entries).toHaveLength(9);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(350);
    expect(entries.filter(({ reason }) => reason === 'Cuenta cerrada')).toHaveLength(4);
    const back = (await tonada.readPayouts()).filter(({ status }) => status === 'pending');
    expect(new Set(back.map(({ date }) => date))).toEqual(new Set(['2026-10-31', '2026-11-30']));
    expect((await tonada.giveBack('first', tonada.ofLabel)).statusCode).toBe(409);
    await tonada.pay('second', [tonada.labelId]);
    expect((await ledger()).reduce((sum, { amount }) => sum + amount, 0)).toBe(3350);
    const check = (await tonada.call('GET', 'ledger')).json<LedgerCheck>();
    expect(check).toMatchObject({
      total: 18,
      broken: null,
      outside: { unsealed: 0, unwritten: 0 },
    });
  });

  // Proves payments: The minimum and returns, for artists
  it('tells the artist why a payment did not arrive', async () => {
    await tonada.pay('first', [tonada.labelId]);
    await tonada.giveBack('first', tonada.ofLabel);
    const read = async () => {
      const { headers } = tonada.admin;
      const payments = await tonada.app.inject({
        url: `/api/artist/payments?artist=${faro}`,
        headers,
      });
      return paymentsSchema.parse(payments.json())[0];
    };
    expect(await read()).toMatchObject({
      status: 'pending',
      delay: { returned: { on: today, reason: 'Cuenta cerrada' }, minimum: null },
    });
    const { payouts } = (
      await tonada.app.inject({
        url: `/api/label/payouts?label=${tonada.labelId}`,
        headers: tonada.admin.headers,
      })
    ).json<LabelPayouts>();
    expect(payouts[0]).toMatchObject({ delay: { returned: { reason: 'Cuenta cerrada' } } });
    await tonada.pay('second', [tonada.labelId]);
    expect(await read()).toMatchObject({ status: 'paid' });
  });

  // Proves payments: In part
  it('confirmed in part stays open until the rest is confirmed or returned', async () => {
    await tonada.handIn('parts', [tonada.labelId, 'direct']);
    await tonada.confirm('parts', tonada.ofUno);
    expect(await tonada.readResult('parts')).toMatchObject({
      run: { status: 'handedIn', paidPayouts: 1 },
    });
    await tonada.giveBack('parts', tonada.ofLabel);
    expect(await tonada.readResult('parts')).toMatchObject({
      run: { status: 'paid', paidPayouts: 1, failedPayouts: 4 },
    });
  });

  // Proves payments: Interrupted
  it('whose confirmation was interrupted is continued by its job, and pays nothing twice', async () => {
    await tonada.addMany(2 * payoutsAtOnce);
    await tonada.handIn('long', ['direct']);
    const { run } = (await tonada.confirm('long')).json<PaymentResult>();
    expect(run).toMatchObject({ isUnderWay: true, paidPayouts: payoutsAtOnce });
    const returned = await tonada.giveBack('long', 'many-1');
    expect(returned.statusCode === 409 || returned.statusCode === 200).toBe(true);
    await tonada.app.jobs.runDue();
    const after = (await tonada.readResult('long')).run;
    expect(after).toMatchObject({ status: 'paid', isUnderWay: false });
    expect(after.paidPayouts + after.failedPayouts).toBe(2 * payoutsAtOnce + 1);
    // As after a server that died before reporting completion.
    expect(await work('long')).toBe(false);
  });

  // Proves payments: A slice is whole or nothing
  it('that fails within a slice has paid nothing of it', async () => {
    const { db } = tonada;
    await tonada.handIn('fails', [tonada.labelId]);
    const [first] = await db.select().from(payoutTable);
    const failing = db.transaction(async (tx) => {
      const paying = { runId: 'fails', paidOn: today, notedAt: tonada.clock() };
      await payPending(tx, [first?.statementId ?? ''], paying);
      throw new Error('the power went');
    });
    await expect(failing).rejects.toThrow('the power went');
    expect(await ledger()).toEqual([]);
  });

  // Proves payments: Page and job at once
  // Proves security: V15.4 Concurrency
  it('processed twice at once pays each payout once', async () => {
    await tonada.addMany(3 * payoutsAtOnce);
    await tonada.handIn('both', ['direct']);
    await tonada.confirm('both');
    const finish = async () => {
      while (await work('both'));
    };
    await Promise.all([finish(), finish(), tonada.app.jobs.runDue()]);
    const { run } = await tonada.readResult('both');
    expect([run.paidPayouts, run.failedPayouts]).toEqual([3 * payoutsAtOnce + 1, 0]);
    expect(await ledger()).toHaveLength(3 * payoutsAtOnce + 1);
  });
});
