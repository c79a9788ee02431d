import { inTransaction } from '../../platform/database/in-transaction.ts';
import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentsSchema } from '#contract/statement.ts';
import type { PaymentResult } from '#contract/royalties.ts';
import { startRoyalties } from '../../testing/start-royalties.ts';
import { faro, uno } from '../../testing/start-payment-app.ts';
import { staffActionTable } from '../staff-action/staff-action.table.ts';
import { payoutAccountTable } from '../payout-account/payout-account.table.ts';
import { payMonth } from '../statement/close-months.ts';
import { payoutTable } from '../statement/statement.table.ts';
import { userTable } from '../user/user.table.ts';
import { jobTable } from '../../platform/jobs/job.table.ts';
import { payPending } from './payment.repository.ts';
import { paymentTable } from './payment.table.ts';
import { addRun, addPendingItems } from './payment-run.repository.ts';
import { payingJob } from './order-payments.ts';
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

describe('a payment run', () => {
  it('pays each payout on its day, records it in the ledger, and is logged', async () => {
    const answer = await tonada.order('run-1', [labelId]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<PaymentResult>()).toEqual({
      run: {
        id: 'run-1',
        orderedAt: '2026-11-20T20:00:00.000Z',
        actor: {
          id: tonada.admin.id,
          name: 'Jefa',
        },
        receivers: 1,
        name: 'Casa',
        payouts: 4,
        amount: 30,
        paidPayouts: 4,
        paidAmount: 30,
        failedPayouts: 0,
        status: 'paid',
        hasFile: true,
      },
      failures: [],
      fileLacks: { payer: true, receivers: 1 },
    });
    const paid = { runId: 'run-1', paidOn: '2026-11-20' };
    expect(await ledger()).toMatchObject([paid, paid, paid, paid]);
    expect((await tonada.pending()).map(({ id }) => id)).toEqual(['direct']);
    const actions = (await tonada.call('GET', 'actions?q=casa')).json<{ actions: object[] }>();
    expect(actions.actions[0]).toMatchObject({
      action: 'royalties.pay',
      target: { kind: 'payment-run', id: 'run-1', name: 'Casa' },
      after: { payouts: 4, amount: 30, receivers: 1 },
    });
    const payments = await tonada.app.inject({
      url: `/api/artist/payments?artist=${faro}`,
      headers: tonada.admin.headers,
    });
    expect(paymentsSchema.parse(payments.json())).toMatchObject([
      { period: '2026-10', status: 'paid', date: '2026-11-20' },
      { period: '2026-09', status: 'paid', date: '2026-11-20' },
    ]);
  });

  it('requested several times at once under one id runs once', async () => {
    const payload = { labels: [labelId, 'direct'], payouts: 5, amount: 33.5 };
    const send = () => tonada.call('PUT', 'payment-runs/run-twice', { payload });
    const before = await acts();
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await ledger()).toHaveLength(5);
    expect((await acts()) - before).toBe(1);
    // Repeating the call later, with nothing pending, returns the same.
    expect((await send()).json<PaymentResult>().run.paidPayouts).toBe(5);
    const other = { labels: [labelId], payouts: 1, amount: 7 };
    expect(
      (await tonada.call('PUT', 'payment-runs/run-twice', { payload: other })).statusCode,
    ).toBe(422);
  });

  it('of two admins at once pays each payout once', async () => {
    const other = await tonada.signIn({ displayName: 'Otra', role: 'admin' });
    const payload = { labels: [labelId, 'direct'], payouts: 5, amount: 33.5 };
    const answers = await Promise.all([
      tonada.call('PUT', 'payment-runs/mine', { payload }),
      tonada.call('PUT', 'payment-runs/theirs', { payload, who: other }),
    ]);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    const paid = done.reduce(
      (sum, answer) => sum + answer.json<PaymentResult>().run.paidPayouts,
      0,
    );
    expect(paid).toBe(5);
    expect(await ledger()).toHaveLength(5);
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
  });

  it('reports what another run paid meanwhile, when and by whom', async () => {
    const { db, clock } = tonada;
    const about = { receivers: 1, paidOn: '2026-11-20', payouts: 4, amount: 3000 };
    const actor = { actorId: 'usr_1', actorName: 'Otra' };
    const run = { id: 'late', orderedAt: clock(), ...actor, ...about };
    await addRun(db, run);
    await addPendingItems(db, 'late', { labelIds: [labelId], hasDirect: false });
    await tonada.order('first', [labelId]);
    expect(await work('late')).toBe(false);
    const { run: late, failures } = await tonada.read('late');
    expect(late).toMatchObject({ status: 'paid', paidPayouts: 0, failedPayouts: 4 });
    expect(failures).toHaveLength(4);
    expect(failures.filter(({ artist }) => artist === null)).toHaveLength(2);
    expect(failures.find(({ artist }) => artist !== null)).toMatchObject({
      artist: 'Faro Norte',
      label: 'Casa',
      paidOn: '2026-11-20',
      paidBy: 'Jefa',
    });
    expect(await ledger()).toHaveLength(4);
  });

  it('that was interrupted is continued by its job, and pays nothing twice', async () => {
    await tonada.addMany(2 * payoutsAtOnce);
    const answer = await tonada.order('long', ['direct']);
    const { run } = answer.json<PaymentResult>();
    expect(run).toMatchObject({ status: 'pending', paidPayouts: payoutsAtOnce });
    expect(
      await tonada.db.$count(
        jobTable,
        sql`${jobTable.kind} = ${payingJob} and ${jobTable.key} = 'long'`,
      ),
    ).toBe(1);
    await tonada.app.jobs.runDue();
    expect((await tonada.read('long')).run).toMatchObject({
      status: 'paid',
      paidPayouts: 2 * payoutsAtOnce + 1,
      failedPayouts: 0,
      paidAmount: 2 * payoutsAtOnce * 0.01 + 3.5,
    });
    // As after a server that died before reporting completion.
    expect(await work('long')).toBe(false);
    expect(await ledger()).toHaveLength(2 * payoutsAtOnce + 1);
  });

  it('that fails within a slice has paid nothing of it', async () => {
    const { db } = tonada;
    const [first] = await db.select().from(payoutTable);
    const failing = db.transaction(async (tx) => {
      const paying = { runId: null, paidOn: '2026-11-20', notedAt: tonada.clock() };
      await payPending(tx, [first?.statementId ?? ''], paying);
      throw new Error('the power went');
    });
    await expect(failing).rejects.toThrow('the power went');
    expect(await ledger()).toEqual([]);
    expect((await tonada.pending()).map(({ payouts }) => payouts)).toEqual([4, 1]);
  });

  it('processed twice at once pays each payout once', async () => {
    await tonada.addMany(3 * payoutsAtOnce);
    await tonada.order('both', ['direct']);
    const finish = async () => {
      while (await work('both'));
    };
    await Promise.all([finish(), finish(), tonada.app.jobs.runDue()]);
    const { run } = await tonada.read('both');
    expect([run.paidPayouts, run.failedPayouts]).toEqual([3 * payoutsAtOnce + 1, 0]);
    expect(await ledger()).toHaveLength(3 * payoutsAtOnce + 1);
  });

  it.each([
    [{ payouts: 5, amount: 33.5 }, /son 4 pagos por 30,00 €/],
    [{ payouts: 4, amount: 29.99 }, /son 4 pagos por 30,00 €/],
  ])('confirmed with %o is rejected, and pays nothing', async (confirmed, error) => {
    const payload = { labels: [labelId], ...confirmed };
    const answer = await tonada.call('PUT', 'payment-runs/wrong', { payload });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'duplicate',
      error: expect.stringMatching(error) as string,
    });
    expect(await ledger()).toEqual([]);
    expect((await tonada.call('GET', 'payment-runs/wrong')).statusCode).toBe(404);
  });

  it('of paid payouts reports that nothing is pending', async () => {
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

  it('has a stable file for the bank once everything was tried', async () => {
    const path = 'payment-runs/filed/file';
    await tonada.addMany(payoutsAtOnce);
    await tonada.order('filed', [labelId, 'direct']);
    expect((await tonada.call('GET', path)).statusCode).toBe(404);
    await tonada.app.jobs.runDue();
    const file = await tonada.call('GET', path);
    expect(file.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename="2026-11-20-filed.xml"');
    expect(file.body).toContain(`<NbOfTxs>${payoutsAtOnce + 2}</NbOfTxs>`);
    expect(file.body).toContain('<CtrlSum>34.50</CtrlSum>');
    expect(file.body).toContain('<InstdAmt Ccy="EUR">30.00</InstdAmt>');
    expect((await tonada.call('GET', path)).body).toBe(file.body);
    expect((await tonada.call('GET', 'payment-runs/none/file')).statusCode).toBe(404);
  });

  it('uses in the file the accounts at the time of the order', async () => {
    const { db, clock } = tonada;
    const person = { actorId: 'usr_1', actorName: 'Luz', holder: 'Casa Discos SL' };
    const iban = 'ES9121000418450200051332';
    await db
      .insert(payoutAccountTable)
      .values({ ...person, id: 'first', labelId, version: 1, iban, setAt: clock() });
    await tonada.order('accounts', [labelId, 'direct']);
    clock.advance(60_000);
    const later = { version: 2, iban: 'DE89370400440532013000', setAt: clock() };
    await db.insert(payoutAccountTable).values([
      { ...person, id: 'later', labelId, ...later },
      { ...person, id: 'uno', artistId: uno, ...later },
    ]);
    const { body } = await tonada.call('GET', 'payment-runs/accounts/file');
    expect(body).toContain(`<IBAN>${iban}</IBAN>`);
    expect(body.match(/<IBAN>/g)).toHaveLength(1);
    expect((await tonada.read('accounts')).fileLacks).toEqual({ payer: true, receivers: 1 });
    const details = await tonada.call('GET', `royalties/${labelId}`);
    expect(details.json()).toMatchObject({ account: { iban: 'DE •••• 3000', by: 'Luz' } });
  });

  it('is listed, the latest first', async () => {
    await tonada.order('older', [labelId]);
    tonada.clock.advance(60_000);
    await tonada.order('newer', ['direct']);
    const { runs } = (await tonada.call('GET', 'payment-runs')).json<{ runs: { id: string }[] }>();
    expect(runs.map(({ id }) => id)).toEqual(['newer', 'older']);
  });
});

describe('the ledger', () => {
  it('can neither be changed nor deleted by anybody', async () => {
    await tonada.order('kept', [labelId]);
    for (const change of [
      tonada.db.update(paymentTable).set({ amount: 1 }),
      tonada.db.delete(paymentTable),
    ]) {
      await expect(change.execute()).rejects.toThrow('Failed query');
    }
    expect(await ledger()).toHaveLength(4);
  });

  it('includes payments of the command line', async () => {
    await payMonth(tonada.db, '2026-10', new Date('2026-11-28T12:00:00Z'));
    expect(await ledger()).toMatchObject([
      { runId: null, paidOn: '2026-11-28' },
      { runId: null, paidOn: '2026-11-28' },
      { runId: null, paidOn: '2026-11-28' },
    ]);
  });
});
