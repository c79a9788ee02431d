import { sql } from '#drizzle/orm.ts';
import { describe, expect, it } from 'vitest';
import type { PaymentResult, PaymentRuns } from '#contract/payment-run.ts';
import { payMonth } from '../../../testing/pay-month.ts';
import { german, spanish } from '../../../testing/start-royalties.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import { staffActionTable } from '../../accounts/staff-action/staff-action.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { endToEndId } from './bank-file.ts';
import { orderPayments } from './order-payments.ts';
import { paymentFileTable } from './payment-run.table.ts';
import { paymentTable } from './payment.table.ts';

const tonada = setUpRoyalties();

const acts = () =>
  tonada.db.$count(staffActionTable, sql`${staffActionTable.action} = 'royalties.pay'`);
const ledger = () => tonada.db.select().from(paymentTable);
const statuses = async () => (await tonada.readPayouts()).map(({ status }) => status).toSorted();

describe('a payment run', () => {
  // Proves payments: A run is frozen
  it('freezes whom it pays, and what, when it is ordered', async () => {
    await tonada.name(tonada.labelId, 1, spanish);
    const answer = await tonada.order('run-1', [tonada.labelId]);
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
        expiresAt: '2026-12-04T20:00:00.000Z',
        paidPayouts: 0,
        paidAmount: 0,
        failedPayouts: 0,
        status: 'ordered',
        isUnderWay: false,
        hasFile: false,
        hasWorldFile: false,
      },
      transfers: [
        {
          receiver: tonada.ofLabel,
          name: 'Casa',
          holder: 'Casa Discos SL',
          account: 'ES •••• 1332',
          askedOn: null,
          payouts: 4,
          amount: 30,
          from: '2026-09',
          until: '2026-10',
          isFirst: true,
          tax: null,
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
      parts: [{ state: 'open', receivers: 1, name: 'Casa', payouts: 4, amount: 30 }],
      approvers: null,
      wait: null,
      isAlone: true,
      fileLacks: null,
    });
    expect(await ledger()).toEqual([]);
    expect((await tonada.pending()).map(({ id }) => id)).toEqual(['direct']);
    expect(await statuses()).toEqual(Array<string>(5).fill('pending'));
  });

  // Proves payments: The same order several times
  it('requested several times at once under one id is ordered once', async () => {
    const payload = { labels: [tonada.labelId, 'direct'], payouts: 5, amount: 33.5 };
    const send = () => tonada.call('PUT', 'payment-runs/run-twice', { payload });
    const before = await acts();
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await acts()) - before).toBe(1);
    // Repeating the call later, with nothing left to order, returns the same.
    expect((await send()).json<PaymentResult>().transfers).toHaveLength(2);
    const other = { labels: [tonada.labelId], payouts: 1, amount: 7 };
    expect(
      (await tonada.call('PUT', 'payment-runs/run-twice', { payload: other })).statusCode,
    ).toBe(422);
  });

  // Proves payments: Two administrators
  // Proves security: V2.3 Business logic
  it('of two admins at once orders each payout once', async () => {
    const other = await tonada.signIn({ displayName: 'Otra', role: 'admin' });
    const payload = { labels: [tonada.labelId, 'direct'], payouts: 5, amount: 33.5 };
    const answers = await Promise.all([
      tonada.call('PUT', 'payment-runs/mine', { payload }),
      tonada.call('PUT', 'payment-runs/theirs', { payload, who: other }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    await tonada.db.delete(userTable).where(sql`${userTable.id} = ${other.id}`);
  });

  // Proves payments: An order that was killed
  it('that fails while it is ordered has taken nothing', async () => {
    const failing = tonada.db.transaction(async (tx) => {
      const caller = { id: tonada.admin.id, address: '' };
      const body = { labels: [tonada.labelId], payouts: 4, amount: 30 };
      await orderPayments(tx, tonada, caller, 'fails', body);
      throw new Error('the power went');
    });
    await expect(failing).rejects.toThrow('the power went');
    expect((await tonada.pending()).map(({ payouts }) => payouts)).toEqual([4, 1]);
    expect((await tonada.order('fails', [tonada.labelId])).statusCode).toBe(200);
  });

  // Proves payments: Only what was confirmed is paid
  it.each([
    [{ payouts: 5, amount: 33.5 }, /son 4 pagos por 30,00 €/],
    [{ payouts: 4, amount: 29.99 }, /son 4 pagos por 30,00 €/],
  ])('confirmed with %o is rejected, and orders nothing', async (confirmed, error) => {
    const payload = { labels: [tonada.labelId], ...confirmed };
    const answer = await tonada.call('PUT', 'payment-runs/wrong', { payload });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'duplicate',
      error: expect.stringMatching(error) as string,
    });
    expect((await tonada.call('GET', 'payment-runs/wrong')).statusCode).toBe(404);
  });

  it('of ordered payouts reports that nothing is left', async () => {
    await tonada.order('one', [tonada.labelId]);
    const payload = { labels: [tonada.labelId], payouts: 4, amount: 30 };
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

  // Proves payments: A right that was taken meanwhile
  it('of an admin whose right was withdrawn meanwhile is rejected', async () => {
    const former = await tonada.signIn({ role: 'admin' });
    const demote = tonada.db
      .update(userTable)
      .set({ role: 'user' })
      .where(sql`${userTable.id} = ${former.id}`);
    await demote;
    expect((await tonada.order('former', [tonada.labelId], former)).statusCode).toBe(403);
    expect(await ledger()).toEqual([]);
  });

  // Proves payments: Two files of one run
  it('has a file of its own for what SEPA does not take', async () => {
    const american = { country: 'US', bank: 'Bay Bank', code: '021000021', number: '000123456789' };
    await tonada.name(tonada.labelId, 1, american);
    await tonada.handIn('two', [tonada.labelId, 'direct']);
    expect((await tonada.readResult('two')).run).toMatchObject({
      hasFile: true,
      hasWorldFile: true,
    });
    const bank = await tonada.call('GET', 'payment-runs/two/file');
    expect(bank.body).toContain('<NbOfTxs>1</NbOfTxs>');
    expect(bank.body).not.toContain('Casa');
    const path = 'payment-runs/two/world-file';
    const world = await tonada.call('GET', path);
    expect(world.headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
    expect(world.headers['content-disposition']).toBe('attachment; filename="2026-11-20-two.csv"');
    const reference = endToEndId('two', tonada.ofLabel);
    expect(world.body).toBe(
      `\uFEFFReferencia;A quién;Titular;País;Banco;Código;Sucursal;Cuenta;Importe;Moneda;Día;Concepto\r\n${
        reference
      };Casa;Casa Discos SL;US;Bay Bank;ABA 021000021;;Cuenta 000123456789;30;EUR;2026-11-20;Tonada 2026-09 2026-10\r\n`,
    );
    // What was handed in stays, whatever is named later.
    await tonada.name(tonada.labelId, 2, german);
    expect((await tonada.call('GET', path)).body).toBe(world.body);
    const [stored] = await tonada.db.select().from(paymentFileTable);
    expect(JSON.stringify(stored)).not.toMatch(/Casa|123456789|xml/);
  });

  // Proves payments: One file
  it('has one file where nobody is paid by the other', async () => {
    const { db } = tonada;
    await tonada.name(tonada.labelId, 1, { country: 'CR', iban: 'CR05015202001026284066' });
    await tonada.handIn('beyond', [tonada.labelId]);
    expect((await tonada.readResult('beyond')).run).toMatchObject({
      hasFile: false,
      hasWorldFile: true,
    });
    expect((await tonada.call('GET', 'payment-runs/beyond/file')).statusCode).toBe(404);
    const world = await tonada.call('GET', 'payment-runs/beyond/world-file');
    expect(world.body).toContain(';CR;;;;CR05015202001026284066;30;EUR;');
    expect((await tonada.readResult('beyond')).transfers).toMatchObject([
      { account: 'CR •••• 4066' },
    ]);
    await tonada.order('sepa', ['direct']);
    expect((await tonada.call('GET', 'payment-runs/sepa/world-file')).statusCode).toBe(404);
    expect(await db.$count(paymentFileTable)).toBe(1);
  });

  // Proves payments: When there is one, and the same again
  it('has a stable file for the bank once it is handed in', async () => {
    const path = 'payment-runs/filed/file';
    await tonada.name(tonada.labelId, 1, spanish);
    await tonada.order('filed', [tonada.labelId, 'direct']);
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
    await tonada.name(tonada.labelId, 2, german);
    await tonada.giveBack('filed', tonada.ofUno);
    expect((await tonada.call('GET', path)).body).toBe(file.body);
    // Saved on Saturday a week later, the day still comes.
    tonada.clock.advance(8 * 86_400_000);
    const who = await tonada.openSession(tonada.admin.id);
    expect((await tonada.call('GET', path, { who })).body).toBe(
      file.body.replace('<Dt>2026-11-20</Dt>', '<Dt>2026-11-30</Dt>'),
    );
    tonada.clock.advance(-8 * 86_400_000);
    expect((await tonada.call('GET', 'payment-runs/none/file')).statusCode).toBe(404);
  });

  // Proves payments: The number of payees
  it('is listed, the latest first, with its payees, however few rows were ordered', async () => {
    await tonada.order('older', [tonada.labelId]);
    tonada.clock.advance(60_000);
    await tonada.order('alone', ['direct']);
    tonada.clock.advance(60_000);
    await tonada.addMany(2);
    await tonada.order('newer', ['direct']);
    const answer = await tonada.call('GET', 'payment-runs');
    expect(
      answer.json<PaymentRuns>().runs.map(({ id, receivers, name }) => [id, receivers, name]),
    ).toEqual([
      ['newer', 2, null],
      ['alone', 1, 'Uno'],
      ['older', 1, 'Casa'],
    ]);
  });

  // Proves payments: and kept
  it.each([
    ['payment_event', sql`update payment_event set kind = 'approved'`],
    ['payment_transfer', sql`update payment_transfer set amount = 1`],
    ['payment_file', sql`delete from payment_file`],
  ])('keeps %s as it is', async (_table, change) => {
    await tonada.handIn('kept', [tonada.labelId]);
    await expect(tonada.db.execute(change)).rejects.toThrow('Failed query');
  });
});

describe('the ledger', () => {
  // Proves payments: The ledger is append-only
  it('can neither be changed nor deleted by anybody', async () => {
    await tonada.pay('kept', [tonada.labelId]);
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
