import { inTransaction } from '../../platform/database/in-transaction.ts';
import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentsSchema } from '#contract/statement.ts';
import type { StaffActionList } from '#contract/administration.ts';
import type { PaymentResult, PaymentRuns } from '#contract/payment-run.ts';
import type { LabelPayouts } from '#contract/label-figures.ts';
import type { LedgerCheck } from '#contract/royalties.ts';
import { startRoyalties } from '../../testing/start-royalties.ts';
import { faro, uno } from '../../testing/start-payment-app.ts';
import { staffActionTable } from '../staff-action/staff-action.table.ts';
import { payoutAccountTable } from '../payout-account/payout-account.table.ts';
import { payMonth } from '../../testing/pay-month.ts';
import { payoutTable } from '../statement/statement.table.ts';
import { userTable } from '../user/user.table.ts';
import { payPending } from './payment.repository.ts';
import { paymentTable } from './payment.table.ts';
import { orderPayments } from './order-payments.ts';
import { coolingOff } from './require-second-person.ts';
import { planPayments } from './plan-payments.ts';
import { payoutsAtOnce, workOnRun } from './work-on-run.ts';

let tonada: Awaited<ReturnType<typeof startRoyalties>>;
let labelId = '';

const work = (id: string) => inTransaction(tonada.db, (tx) => workOnRun(tx, tonada, id));

beforeAll(async () => {
  tonada = await startRoyalties();
});
afterAll(() => tonada.close());
beforeEach(async () => {
  labelId = await tonada.closeTwoMonths();
});

const ledger = () => tonada.db.select().from(paymentTable);
const acts = () =>
  tonada.db.$count(staffActionTable, sql`${staffActionTable.action} = 'royalties.pay'`);

const today = '2026-11-20';
const confirm = (id: string, receiver: string | null = null, day = today) =>
  tonada.step(id, { kind: 'confirmed', receiver, day });
const giveBack = (id: string, receiver: string, reason = 'Cuenta cerrada') =>
  tonada.step(id, { kind: 'returned', receiver, reason });
const statuses = async () => (await tonada.readPayouts()).map(({ status }) => status).toSorted();

async function handIn(id: string, labels: readonly string[]) {
  await tonada.order(id, labels);
  await tonada.approve(id);
  return tonada.step(id, { kind: 'handedIn' });
}

const account = (version: number, iban: string | null, setAt = tonada.clock()) => ({
  id: `account-${version}`,
  labelId,
  version,
  iban,
  setAt,
  holder: iban && 'Casa Discos SL',
  actorId: 'usr_1',
  actorName: 'Luz',
});
const named = (...rows: ReturnType<typeof account>[]) =>
  tonada.db.insert(payoutAccountTable).values(rows);
const [spanish, german] = ['ES9121000418450200051332', 'DE89370400440532013000'];

describe('a payment run', () => {
  it('freezes whom it pays, and what, when it is ordered', async () => {
    await named(account(1, spanish));
    const answer = await tonada.order('run-1', [labelId]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<PaymentResult>()).toEqual({
      run: {
        id: 'run-1',
        orderedAt: '2026-11-20T20:00:00.000Z',
        actor: { id: tonada.admin.id, name: 'Jefa' },
        receivers: 1,
        name: 'Casa',
        payouts: 4,
        amount: 30,
        paidPayouts: 0,
        paidAmount: 0,
        failedPayouts: 0,
        status: 'ordered',
        isUnderWay: false,
        hasFile: false,
      },
      transfers: [
        {
          receiver: `label ${labelId}`,
          name: 'Casa',
          holder: 'Casa Discos SL',
          account: 'ES •••• 1332',
          payouts: 4,
          amount: 30,
          from: '2026-09',
          until: '2026-10',
          isFirst: true,
          state: 'open',
        },
      ],
      events: [
        {
          kind: 'ordered',
          at: '2026-11-20T20:00:00.000Z',
          actor: 'Jefa',
          receiver: null,
          day: null,
          reason: null,
          isAlone: false,
        },
      ],
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      approvers: null,
      isAlone: true,
      fileLacks: null,
    });
    expect(await ledger()).toEqual([]);
    expect((await tonada.pending()).map(({ id }) => id)).toEqual(['direct']);
    expect(await statuses()).toEqual(Array<string>(5).fill('pending'));
  });

  it('pays what is confirmed, on its day, in the ledger', async () => {
    await handIn('run-1', [labelId]);
    expect(await statuses()).toEqual(Array<string>(5).fill('pending'));
    expect((await confirm('run-1')).json<PaymentResult>()).toMatchObject({
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

  it('is logged at each step', async () => {
    await tonada.pay('run-1', [labelId]);
    const { actions } = (await tonada.call('GET', 'actions?q=casa')).json<StaffActionList>();
    expect(actions.slice(0, 4)).toMatchObject([
      { action: 'royalties.confirmed' },
      { action: 'royalties.handedIn' },
      { action: 'royalties.approved' },
      { action: 'royalties.pay', after: { payouts: 4, amount: 30, receivers: 1 } },
    ]);
  });

  it('requested several times at once under one id is ordered once', async () => {
    const payload = { labels: [labelId, 'direct'], payouts: 5, amount: 33.5 };
    const send = () => tonada.call('PUT', 'payment-runs/run-twice', { payload });
    const before = await acts();
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await acts()) - before).toBe(1);
    // Repeating the call later, with nothing left to order, returns the same.
    expect((await send()).json<PaymentResult>().transfers).toHaveLength(2);
    const other = { labels: [labelId], payouts: 1, amount: 7 };
    expect(
      (await tonada.call('PUT', 'payment-runs/run-twice', { payload: other })).statusCode,
    ).toBe(422);
  });

  it('of two admins at once orders each payout once', async () => {
    const other = await tonada.signIn({ displayName: 'Otra', role: 'admin' });
    const payload = { labels: [labelId, 'direct'], payouts: 5, amount: 33.5 };
    const answers = await Promise.all([
      tonada.call('PUT', 'payment-runs/mine', { payload }),
      tonada.call('PUT', 'payment-runs/theirs', { payload, who: other }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    await tonada.db.delete(userTable).where(sql`${userTable.id} = ${other.id}`);
  });

  it('approved twice at once is approved once', async () => {
    await tonada.order('both', [labelId]);
    const answers = await Promise.all([tonada.approve('both'), tonada.approve('both')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { events } = await tonada.readResult('both');
    expect(events.filter(({ kind }) => kind === 'approved')).toHaveLength(1);
  });

  it('that changed since it was shown is not approved, and is shown without the change', async () => {
    await named(account(1, spanish));
    await tonada.order('changed', [labelId, 'direct']);
    const { fingerprint } = await tonada.readResult('changed');
    tonada.clock.advance(1000);
    await named(account(2, german));
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
    expect((await tonada.pending()).map(({ id }) => id)).toEqual([labelId]);
    expect((await tonada.plan([labelId])).held).toMatchObject([
      { name: 'Casa', why: 'accountChanged', until: expect.any(String) as string },
    ]);
  });

  it('of a payee who left is not approved', async () => {
    await named(account(1, spanish));
    await tonada.order('left', [labelId]);
    await named(account(2, null));
    expect((await tonada.readResult('left')).fingerprint).toBeNull();
    expect((await tonada.approve('left')).statusCode).toBe(409);
    const reason = 'Quitaron la cuenta';
    await tonada.step('left', { kind: 'withdrawn', reason });
    expect(await tonada.readResult('left')).toMatchObject({
      run: { status: 'withdrawn', failedPayouts: 4 },
      events: [{ kind: 'withdrawn', reason }, {}],
    });
  });

  it('takes its steps in order', async () => {
    await tonada.order('steps', [labelId]);
    const code = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
    expect(await code(tonada.step('steps', { kind: 'handedIn' }))).toBe(409);
    expect(await code(confirm('steps'))).toBe(409);
    expect(await code(giveBack('steps', `label ${labelId}`))).toBe(409);
    await tonada.approve('steps');
    await tonada.step('steps', { kind: 'handedIn' });
    expect(await code(tonada.step('steps', { kind: 'handedIn' }))).toBe(200);
    expect(await code(tonada.step('steps', { kind: 'withdrawn', reason: 'No' }))).toBe(409);
    expect(await code(confirm('steps', null, '2026-11-21'))).toBe(400);
    expect(await code(confirm('steps', null, '2026-11-19'))).toBe(400);
    expect(await code(confirm('steps', 'label other'))).toBe(409);
    expect(await code(confirm('steps'))).toBe(200);
    expect(await code(confirm('steps'))).toBe(409);
    expect(await code(tonada.step('none', { kind: 'handedIn' }))).toBe(404);
  });

  it('returned before it was confirmed was never paid, and is ordered again', async () => {
    await handIn('first', [labelId]);
    expect((await giveBack('first', `label ${labelId}`)).json<PaymentResult>()).toMatchObject({
      run: { status: 'returned', failedPayouts: 4 },
      transfers: [{ state: 'returned' }],
      events: [{ kind: 'returned', receiver: 'Casa', reason: 'Cuenta cerrada' }, {}, {}, {}],
    });
    expect(await ledger()).toEqual([]);
    await tonada.pay('second', [labelId]);
    expect(await ledger()).toHaveLength(4);
  });

  it('returned after it was confirmed gets counter-entries, and is paid a second time', async () => {
    await tonada.pay('first', [labelId, 'direct']);
    await giveBack('first', `label ${labelId}`);
    expect(await tonada.readResult('first')).toMatchObject({
      run: { status: 'paid', paidPayouts: 1, paidAmount: 3.5, failedPayouts: 4 },
    });
    const entries = await ledger();
    expect(entries).toHaveLength(9);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(350);
    expect(entries.filter(({ reason }) => reason === 'Cuenta cerrada')).toHaveLength(4);
    const back = (await tonada.readPayouts()).filter(({ status }) => status === 'pending');
    expect(new Set(back.map(({ date }) => date))).toEqual(new Set(['2026-10-31', '2026-11-30']));
    expect((await giveBack('first', `label ${labelId}`)).statusCode).toBe(409);
    await tonada.pay('second', [labelId]);
    expect((await ledger()).reduce((sum, { amount }) => sum + amount, 0)).toBe(3350);
    const check = (await tonada.call('GET', 'ledger')).json<LedgerCheck>();
    expect(check).toMatchObject({
      total: 18,
      broken: null,
      outside: { unsealed: 0, unwritten: 0 },
    });
  });

  it('tells the artist why a payment did not arrive', async () => {
    await tonada.pay('first', [labelId]);
    await giveBack('first', `label ${labelId}`);
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
        url: `/api/label/payouts?label=${labelId}`,
        headers: tonada.admin.headers,
      })
    ).json<LabelPayouts>();
    expect(payouts[0]).toMatchObject({ delay: { returned: { reason: 'Cuenta cerrada' } } });
    await tonada.pay('second', [labelId]);
    expect(await read()).toMatchObject({ status: 'paid' });
  });

  it('confirmed in part stays open until the rest is confirmed or returned', async () => {
    await handIn('parts', [labelId, 'direct']);
    await confirm('parts', `artist ${uno}`);
    expect(await tonada.readResult('parts')).toMatchObject({
      run: { status: 'handedIn', paidPayouts: 1 },
    });
    await giveBack('parts', `label ${labelId}`);
    expect(await tonada.readResult('parts')).toMatchObject({
      run: { status: 'paid', paidPayouts: 1, failedPayouts: 4 },
    });
  });

  it('whose confirmation was interrupted is continued by its job, and pays nothing twice', async () => {
    await tonada.addMany(2 * payoutsAtOnce);
    await handIn('long', ['direct']);
    const { run } = (await confirm('long')).json<PaymentResult>();
    expect(run).toMatchObject({ isUnderWay: true, paidPayouts: payoutsAtOnce });
    const returned = await giveBack('long', 'artist many-1');
    expect(returned.statusCode === 409 || returned.statusCode === 200).toBe(true);
    await tonada.app.jobs.runDue();
    const after = (await tonada.readResult('long')).run;
    expect(after).toMatchObject({ status: 'paid', isUnderWay: false });
    expect(after.paidPayouts + after.failedPayouts).toBe(2 * payoutsAtOnce + 1);
    // As after a server that died before reporting completion.
    expect(await work('long')).toBe(false);
  });

  it('that fails within a slice has paid nothing of it', async () => {
    const { db } = tonada;
    await handIn('fails', [labelId]);
    const [first] = await db.select().from(payoutTable);
    const failing = db.transaction(async (tx) => {
      const paying = { runId: 'fails', paidOn: today, notedAt: tonada.clock() };
      await payPending(tx, [first?.statementId ?? ''], paying);
      throw new Error('the power went');
    });
    await expect(failing).rejects.toThrow('the power went');
    expect(await ledger()).toEqual([]);
  });

  it('that fails while it is ordered has taken nothing', async () => {
    const failing = tonada.db.transaction(async (tx) => {
      const caller = { id: tonada.admin.id, address: '' };
      const body = { labels: [labelId], payouts: 4, amount: 30 };
      await orderPayments(tx, tonada, caller, 'fails', body);
      throw new Error('the power went');
    });
    await expect(failing).rejects.toThrow('the power went');
    expect((await tonada.pending()).map(({ payouts }) => payouts)).toEqual([4, 1]);
    expect((await tonada.order('fails', [labelId])).statusCode).toBe(200);
  });

  it('processed twice at once pays each payout once', async () => {
    await tonada.addMany(3 * payoutsAtOnce);
    await handIn('both', ['direct']);
    await confirm('both');
    const finish = async () => {
      while (await work('both'));
    };
    await Promise.all([finish(), finish(), tonada.app.jobs.runDue()]);
    const { run } = await tonada.readResult('both');
    expect([run.paidPayouts, run.failedPayouts]).toEqual([3 * payoutsAtOnce + 1, 0]);
    expect(await ledger()).toHaveLength(3 * payoutsAtOnce + 1);
  });

  it.each([
    [{ payouts: 5, amount: 33.5 }, /son 4 pagos por 30,00 €/],
    [{ payouts: 4, amount: 29.99 }, /son 4 pagos por 30,00 €/],
  ])('confirmed with %o is rejected, and orders nothing', async (confirmed, error) => {
    const payload = { labels: [labelId], ...confirmed };
    const answer = await tonada.call('PUT', 'payment-runs/wrong', { payload });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'duplicate',
      error: expect.stringMatching(error) as string,
    });
    expect((await tonada.call('GET', 'payment-runs/wrong')).statusCode).toBe(404);
  });

  it('of ordered payouts reports that nothing is left', async () => {
    await tonada.order('one', [labelId]);
    const payload = { labels: [labelId], payouts: 4, amount: 30 };
    const answer = await tonada.call('PUT', 'payment-runs/two', { payload });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: expect.stringMatching(/^Ya no hay nada/) as string,
    });
  });

  it.each([
    [{ labels: [], payouts: 1, amount: 1 }],
    [{ labels: ['no id'], payouts: 1, amount: 1 }],
    [{ labels: ['direct'], payouts: 0, amount: 0 }],
    [{ labels: ['direct'], payouts: -1, amount: 1 }],
    [{ labels: ['direct'], payouts: 1, amount: -1 }],
    [{ labels: ['direct'], payouts: 1.5, amount: 1 }],
    [{ labels: ['direct'], payouts: 1, amount: '1' }],
    [{ labels: ['direct'], payouts: 1, amount: 3.5, all: true }],
  ])('is refused with %j', async (payload) => {
    expect((await tonada.call('PUT', 'payment-runs/bad', { payload })).statusCode).toBe(400);
  });

  it('of an admin whose right was withdrawn meanwhile is rejected', async () => {
    const former = await tonada.signIn({ role: 'admin' });
    const demote = tonada.db
      .update(userTable)
      .set({ role: 'user' })
      .where(sql`${userTable.id} = ${former.id}`);
    await demote;
    expect((await tonada.order('former', [labelId], former)).statusCode).toBe(403);
    expect(await ledger()).toEqual([]);
  });

  it('has a stable file for the bank once it is handed in', async () => {
    const path = 'payment-runs/filed/file';
    await named(account(1, spanish));
    await tonada.order('filed', [labelId, 'direct']);
    await tonada.approve('filed');
    expect((await tonada.call('GET', path)).statusCode).toBe(404);
    await tonada.step('filed', { kind: 'handedIn' });
    const file = await tonada.call('GET', path);
    expect(file.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename="2026-11-20-filed.xml"');
    expect(file.body).toContain('<NbOfTxs>2</NbOfTxs>');
    expect(file.body).toContain('<CtrlSum>33.50</CtrlSum>');
    expect(file.body).toContain(`<IBAN>${spanish}</IBAN>`);
    expect(file.body.match(/<IBAN>/g)).toHaveLength(1);
    expect((await tonada.readResult('filed')).fileLacks).toEqual({ payer: true, receivers: 1 });
    // Whatever changes afterwards.
    await named(account(2, german));
    await giveBack('filed', `artist ${uno}`);
    expect((await tonada.call('GET', path)).body).toBe(file.body);
    expect((await tonada.call('GET', 'payment-runs/none/file')).statusCode).toBe(404);
  });

  it('is listed, the latest first', async () => {
    await tonada.order('older', [labelId]);
    tonada.clock.advance(60_000);
    await tonada.order('newer', ['direct']);
    const { runs } = (await tonada.call('GET', 'payment-runs')).json<PaymentRuns>();
    expect(runs.map(({ id }) => id)).toEqual(['newer', 'older']);
  });

  it.each([
    ['payment_event', sql`update payment_event set kind = 'approved'`],
    ['payment_transfer', sql`update payment_transfer set amount = 1`],
    ['payment_file', sql`delete from payment_file`],
  ])('keeps %s as it is', async (_table, change) => {
    await handIn('kept', [labelId]);
    await expect(tonada.db.execute(change)).rejects.toThrow('Failed query');
  });
});

describe('an order leaves out', () => {
  it('who is on hold, with the reason', async () => {
    const hold = (reason: string | null) =>
      tonada.call('PUT', 'payment-holds', { payload: { receiver: `label ${labelId}`, reason } });
    expect((await hold('Reclamación de autoría')).statusCode).toBe(204);
    expect(await tonada.plan([labelId, 'direct'])).toMatchObject({
      receivers: 1,
      payouts: 1,
      amount: 3.5,
      heldReceivers: 1,
      held: [{ name: 'Casa', amount: 30, why: 'onHold', reason: 'Reclamación de autoría' }],
    });
    expect((await tonada.order('held', [labelId])).statusCode).toBe(409);
    const details = await tonada.call('GET', `royalties/${labelId}`);
    expect(details.json()).toMatchObject({
      payees: [{ name: 'Casa', hold: 'Reclamación de autoría' }],
    });
    const others = await tonada.call('GET', 'royalties/direct');
    expect(others.json()).toMatchObject({
      payees: [{ receiver: `artist ${uno}`, name: 'Uno', hold: null }],
    });
    await hold(null);
    expect(await tonada.plan([labelId])).toMatchObject({ payouts: 4, held: [] });
    const nobody = { receiver: 'label nobody', reason: 'x' };
    const answer = await tonada.call('PUT', 'payment-holds', { payload: nobody });
    expect(answer.statusCode).toBe(404);
  });

  it('who is put on hold after the approval, before anything is handed in', async () => {
    await tonada.order('late', [labelId]);
    await tonada.approve('late');
    const payload = { receiver: `label ${labelId}`, reason: 'Espera' };
    await tonada.call('PUT', 'payment-holds', { payload });
    expect((await tonada.step('late', { kind: 'handedIn' })).statusCode).toBe(409);
  });

  it('whose account changed in the last 72 hours, but no first account', async () => {
    await named(account(1, spanish));
    expect(await tonada.plan([labelId])).toMatchObject({ payouts: 4, first: ['Casa'] });
    await named(account(2, german));
    const until = new Date(tonada.clock().getTime() + coolingOff).toISOString();
    expect(await tonada.plan([labelId])).toMatchObject({
      payouts: 0,
      held: [{ why: 'accountChanged', until }],
    });
  });

  it('who is below the minimum, and reports who has no account', async () => {
    const terms = { now: tonada.clock(), minimum: 400 };
    const { payable, held } = await planPayments(
      tonada.db,
      { labelIds: [labelId], hasDirect: true },
      terms,
    );
    expect(payable.map(({ name }) => name)).toEqual(['Casa']);
    expect(held).toMatchObject([{ name: 'Uno', why: 'belowMinimum' }]);
    expect(await tonada.plan([labelId])).toMatchObject({ withoutAccount: ['Casa'] });
  });
});

describe('the ledger', () => {
  it('can neither be changed nor deleted by anybody', async () => {
    await tonada.pay('kept', [labelId]);
    for (const change of [
      tonada.db.update(paymentTable).set({ amount: 1 }),
      tonada.db.delete(paymentTable),
    ]) {
      await expect(change.execute()).rejects.toThrow('Failed query');
    }
    expect(await ledger()).toHaveLength(4);
  });

  it('includes payments without a run', async () => {
    await payMonth(tonada.db, '2026-10', new Date('2026-11-28T12:00:00Z'));
    expect(await ledger()).toMatchObject([
      { runId: null, paidOn: '2026-11-28' },
      { runId: null, paidOn: '2026-11-28' },
      { runId: null, paidOn: '2026-11-28' },
    ]);
  });
});
