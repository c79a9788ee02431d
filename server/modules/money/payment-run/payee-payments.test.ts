import { and, eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentResult } from '#contract/payment-run.ts';
import type { PayeeStatement } from '#contract/recording-share.ts';
import { type RoyaltyDetails, withoutLabel } from '#contract/royalties.ts';
import type { Payment, Statement } from '#contract/statement.ts';
import type { CsvRow } from '../../../../src/shared/files/csv-line.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { forgetPerson } from '../../administration/account-deletion/forget-person.repository.ts';
import { deleteUser } from '../../people/user/index.ts';
import { monthRows, yearRows } from '../../administration/paper/paper-rows.ts';
import { recordStaffAction } from '../../accounts/staff-action/index.ts';
import {
  staffActionPartTable,
  staffActionTable,
} from '../../accounts/staff-action/staff-action.table.ts';
import { payoutAccountTable } from '../payout-account/payout-account.table.ts';
import { addShare, agreed } from '../../../testing/add-share.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { spanish, startRoyalties } from '../../../testing/start-royalties.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';

let tonada: Awaited<ReturnType<typeof startRoyalties>>;
let productora: SignedIn;
let payee = '';

beforeAll(async () => {
  tonada = await startRoyalties();
  productora = await tonada.signIn({ displayName: 'Pía Productora', country: 'ES' });
});
afterAll(() => tonada.close());

/** October: 600 plays of Luna earn 3.276 €, half of which is the producer's. */
beforeEach(async () => {
  await tonada.clear();
  const { payees } = await addShare(tonada.db, {
    trackId: 'trk_1',
    startsOn: '2026-10-01',
    parts: [[productora.id, 50]],
  });
  payee = payees[0] ?? '';
  await hear('trk_1', '2026-10-05', 600);
  await tonada.closeBefore('2026-11');
});

/** Less than the hours of a day that are screened. */
async function hear(trackId: string, day: string, times: number) {
  const start = Date.parse(`${day}T00:00:00Z`);
  for (let play = 0; play < times; play += 1) {
    await tonada.play(trackId, new Date(start + play * 300_000).toISOString());
  }
}

const get = (path: string, who = productora) =>
  tonada.app.inject({ url: `/api/${path}`, headers: who.headers });

const nameAccount = (version = 0, who = productora) =>
  tonada.app.inject({
    method: 'PUT',
    url: '/api/payee/payout-account',
    headers: who.headers,
    payload: { version, account: { holder: 'Pía Productora', iban: spanish } },
  });

const payments = async () => (await get('payee/payments')).json<Payment[]>();

describe('a payee', () => {
  // Proves recording-shares: Account, run, file, payment
  it('has statements, an account and payments of their own, and a place in the file for the bank', async () => {
    expect((await nameAccount()).statusCode).toBe(200);
    const [payment] = await payments();
    expect(payment).toMatchObject({ amount: 1.64, period: '2026-10', status: 'pending' });
    const { statusCode } = await tonada.handIn('run-1', [withoutLabel]);
    expect(statusCode).toBe(200);
    const { transfers } = await tonada.readResult('run-1');
    expect(transfers.toSorted((one, other) => one.amount - other.amount)).toMatchObject([
      { receiver: await tonada.payeeOf('artist', faro), amount: 1.64 },
      { receiver: payee, name: 'Pía Productora', holder: 'Pía Productora', amount: 1.64 },
    ]);
    const file = (await tonada.call('GET', 'payment-runs/run-1/file')).body;
    expect(file).toContain('<Nm>Pia Productora</Nm>');
    expect(file).toContain(`<IBAN>${spanish}</IBAN>`);
    expect((await tonada.confirm('run-1')).json<PaymentResult>().run).toMatchObject({
      status: 'paid',
      paidAmount: 3.28,
    });
    expect(await payments()).toMatchObject([{ status: 'paid', date: '2026-11-20' }]);
  });

  // Proves recording-shares: What each reads
  it('reads recording, artist, month, part and amount; the artist the whole and the parts of others', async () => {
    const [payment] = await payments();
    const statement = (await get(`payee/payments/${payment?.id}`)).json<PayeeStatement>();
    expect(statement).toMatchObject({
      period: '2026-10',
      payable: 1.64,
      lines: [
        {
          track: { id: 'trk_1', name: 'Luna' },
          artist: { name: 'Faro Norte' },
          period: '2026-10',
          royaltyRate: 100,
          part: 50,
          streams: 600,
          earnings: 3.276,
          amount: 1.64,
        },
      ],
    });
    expect(statement.hash).toMatch(/^[0-9a-f]{64}$/);
    const { admin } = tonada;
    const [whole] = (await get(`artist/payments?artist=${faro}`, admin)).json<Payment[]>();
    const url = `artist/payments/${whole?.id}?artist=${faro}`;
    expect((await get(url, admin)).json<Statement>()).toMatchObject({
      payable: 3.28,
      shared: 1.64,
      sharedParts: [{ track: { name: 'Luna' }, name: 'Pía Productora', part: 50, amount: 1.64 }],
    });
  });

  // Proves recording-shares: Access
  it('alone reads them, and their PDF', async () => {
    const [payment] = await payments();
    const stranger = await tonada.signIn();
    const url = `payee/payments/${payment?.id}`;
    expect((await get(url, stranger)).statusCode).toBe(404);
    expect((await get(`${url}/pdf`, stranger)).statusCode).toBe(404);
    expect((await get('payee/payments', stranger)).json()).toEqual([]);
    expect((await get('payee/payout-account', stranger)).statusCode).toBe(404);
    expect((await nameAccount(0, stranger)).statusCode).toBe(404);
    const paper = await get(`${url}/pdf`);
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  // Proves recording-shares: In Regalías, on hold
  it('is in the list of what is to be paid, and can be put on hold', async () => {
    const details = async () =>
      (await tonada.call('GET', `royalties/${withoutLabel}`)).json<RoyaltyDetails>();
    expect((await details()).open).toContainEqual(
      expect.objectContaining({
        artist: null,
        payee: expect.objectContaining({ name: 'Pía Productora' }),
      }),
    );
    expect((await tonada.pending())[0]).toMatchObject({ artists: 2, payouts: 2, commission: 0 });
    const hold = { receiver: payee, reason: 'Falta un dato' };
    expect((await tonada.call('PUT', 'payment-holds', { payload: hold })).statusCode).toBe(204);
    expect((await details()).payees).toContainEqual({
      receiver: payee,
      name: 'Pía Productora',
      hold: 'Falta un dato',
      paidOn: [],
    });
    const { held, receivers } = await tonada.plan([withoutLabel]);
    expect([receivers, held.map(({ name, why }) => [name, why])]).toEqual([
      1,
      [['Pía Productora', 'onHold']],
    ]);
    await tonada.call('PUT', 'payment-holds', { payload: { ...hold, reason: null } });
    expect((await tonada.plan([withoutLabel])).receivers).toBe(2);
  });

  // Proves payments: A payee in the log
  it('is named in the log of their payment, as long as they have an account', async () => {
    await tonada.handIn('run-4', [withoutLabel]);
    await tonada.confirm('run-4', payee);
    const { id, targetId, action } = staffActionTable;
    const named = await tonada.db
      .select({ name: staffActionPartTable.name, personId: staffActionPartTable.personId })
      .from(staffActionPartTable)
      .innerJoin(staffActionTable, eq(id, staffActionPartTable.actionId))
      .where(
        and(
          eq(targetId, 'run-4'),
          eq(action, 'royalties.confirmed'),
          eq(staffActionPartTable.part, 'target'),
        ),
      );
    expect(named).toEqual([{ name: 'Pía Productora', personId: productora.id }]);
  });

  // Proves recording-shares: An admin who is a payee
  it('who is an admin does not order what they are paid', async () => {
    const payer = await tonada.signIn({ role: 'admin', displayName: 'Paga' });
    const { admin } = tonada;
    const { payees } = await addShare(tonada.db, {
      trackId: 'trk_2',
      startsOn: '2026-10-01',
      parts: [[payer.id, 50]],
    });
    expect(payees).toHaveLength(1);
    await hear('trk_2', '2026-11-05', 400);
    await tonada.closeBefore('2026-12');
    expect((await tonada.order('run-2', [withoutLabel], payer)).statusCode).toBe(403);
    expect((await tonada.order('run-2', [withoutLabel], admin)).statusCode).toBe(200);
  });

  it('is not paid by an admin who proposed their part, however long ago', async () => {
    const proposer = await tonada.signIn({ role: 'admin', displayName: 'Propone' });
    await recordStaffAction(tonada.db, {
      actor: { id: proposer.id, name: 'Propone', address: '' },
      now: agreed,
      action: 'share.propose',
      target: { kind: 'artist', id: faro, name: 'Faro' },
      before: null,
      after: { title: 'Luna', startsOn: '2026-10-01' },
    });
    expect((await tonada.order('run-3', [withoutLabel], proposer)).statusCode).toBe(403);
    expect((await tonada.order('run-3', [withoutLabel])).statusCode).toBe(200);
  });

  // Proves recording-shares: Mails
  it('is mailed their own statements, with a link to them', async () => {
    const { id } = await tonada.signIn({ email: 'beatriz@x.example', displayName: 'Beatriz' });
    await addShare(tonada.db, { trackId: 'trk_2', startsOn: '2026-11-01', parts: [[id, 50]] });
    await hear('trk_2', '2026-11-05', 400);
    await tonada.closeBefore('2026-12');
    tonada.clock.set(new Date('2026-12-01T04:00:00Z'));
    await tonada.app.jobs.runDue();
    await eventually(() => {
      const mails = readOutbox(tonada.config.dataDir, 'beatriz@x.example');
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain('El extracto de Beatriz llega a 1,09');
      expect(mails[0]).toContain('/recording-parts/statement/');
    });
    tonada.clock.set(new Date('2026-11-20T20:00:00Z'));
  });

  // Proves recording-shares: Papers and tables
  it('is in the papers of the month and the table of the year, which add up', async () => {
    const { db } = tonada;
    const month: CsvRow[] = [];
    for await (const row of monthRows(db, { month: '2026-10' }, 'es')) month.push(row);
    const amounts = month.slice(1).map((row) => Number(row.at(-1)));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(3.28, 8);
    const named = month.map((row) => [row[2], row[4], row.at(-1)]);
    expect(named).toContainEqual(['Faro Norte', 'Partes de otros', -1.64]);
    expect(named).toContainEqual(['Pía Productora', 'Luna (Faro Norte)', 1.64]);
    const year: CsvRow[] = [];
    for await (const row of yearRows(db, { year: '2026' }, 'es')) year.push(row);
    expect(year.map((row) => [row[0], row.at(-1)])).toEqual([
      ['Artista', 'Total'],
      ['Faro Norte', 1.64],
      ['Pía Productora', 1.64],
      ['Total', 3.28],
    ]);
  });

  // Proves recording-shares: A payee who left
  it('who leaves takes name and account along, and what is pending stays', async () => {
    const person = await tonada.signIn({ email: 'sale@x.example', displayName: 'Quien Sale' });
    const { payees } = await addShare(tonada.db, {
      trackId: 'trk_2',
      startsOn: '2026-11-01',
      parts: [[person.id, 50]],
    });
    await hear('trk_2', '2026-11-05', 400);
    await tonada.closeBefore('2026-12');
    expect((await nameAccount(0, person)).statusCode).toBe(200);
    await inTransaction(tonada.db, async (tx) => {
      const named = { email: 'sale@x.example', displayName: 'Quien Sale', role: 'user' } as const;
      await forgetPerson(tx, tonada.vault, { id: person.id, ...named });
      await deleteUser(tx, person.id);
    });
    const left = await tonada.db.select().from(payoutAccountTable);
    expect(left.filter(({ payeeId }) => payeeId === payees[0])).toMatchObject([{ account: null }]);
    const { open } = (await tonada.call('GET', `royalties/${withoutLabel}`)).json<RoyaltyDetails>();
    expect(open).toContainEqual(
      expect.objectContaining({ payee: { id: payees[0], name: '' }, amount: 1.09 }),
    );
  });
});
