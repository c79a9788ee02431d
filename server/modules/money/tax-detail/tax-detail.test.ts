import { sql } from '#drizzle/orm.ts';
import { describe, expect, it } from 'vitest';
import type { ProblemBody } from '#contract/problem.ts';
import type { TaxDetailState } from '#contract/tax-detail.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { uno } from '../../../testing/start-payment-app.ts';
import { spanish } from '../../../testing/start-royalties.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';
import { securityEventTable } from '../../people/security-log/security-event.table.ts';
import { paymentRunItemTable } from '../payment-run/payment-run.table.ts';
import { taxDetailTable } from './tax-detail.table.ts';

const tonada = setUpRoyalties({ account: spanish });

type Office = 'label' | 'artist';
const autonomo = { country: 'ES', taxId: '12345678-z', vat: 'charged', withholding: 15 };

async function signIn(office: Office): Promise<SignedIn> {
  const person = await tonada.signIn({ role: office });
  await (office === 'label'
    ? tonada.db.insert(labelMemberTable).values({ labelId: tonada.labelId, userId: person.id })
    : tonada.db.insert(artistMemberTable).values({ artistId: uno, userId: person.id }));
  return person;
}

const put = (who: SignedIn, office: Office, version: number, detail: object = autonomo) =>
  tonada.app.inject({
    method: 'PUT',
    url: `/api/${office}/tax-detail`,
    headers: who.headers,
    payload: { version, ...detail },
  });

// Proves payments: Tax details
describe('the tax details of a payee', () => {
  it('are named by the people of the payee, sealed, logged and mailed, without a pause', async () => {
    const who = await signIn('label');
    await tonada.db.delete(jobTable);
    const saved = (await put(who, 'label', 0)).json<TaxDetailState>();
    expect(saved).toMatchObject({
      version: 1,
      detail: { country: 'ES', taxId: '12345678Z', vat: 'charged', withholding: 15 },
    });
    // The same again changes nothing.
    expect((await put(who, 'label', 0)).json()).toEqual(saved);
    expect(JSON.stringify(await tonada.db.select().from(taxDetailTable))).not.toMatch('12345678');
    const { rows } = await tonada.db.execute(sql`
      select kind, actor_id from ${securityEventTable} where kind = 'tax-detail'`);
    expect(rows).toEqual([{ kind: 'tax-detail', actor_id: who.id }]);
    expect(await tonada.plan([tonada.labelId])).toMatchObject({ payouts: 4, held: [] });
  });

  it.each([
    ['a wrong letter', { taxId: '12345678A' }, 'taxId', /^Revisa el NIF/],
    ['an unknown country', { country: 'XX' }, 'country', /^Elige el país/],
    ['VAT of Spain elsewhere', { country: 'DE', taxId: '136695976' }, 'vat', /^Solo quien tributa/],
  ])('are refused with %s, at its field', async (_, wrong, field, sentence) => {
    const who = await signIn('label');
    const answer = await put(who, 'label', 0, { ...autonomo, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ProblemBody>().fields?.[field]).toMatch(sentence);
  });

  it('conflict when two people change them at once, and are closed to others', async () => {
    const who = await signIn('label');
    await put(who, 'label', 0);
    const other = { ...autonomo, withholding: 7 };
    expect((await put(who, 'label', 0, other)).statusCode).toBe(409);
    expect((await put(who, 'label', 1, { ...autonomo, withholding: 51 })).statusCode).toBe(400);
    expect((await put(tonada.admin, 'label', 1, other)).statusCode).not.toBe(200);
  });
});

const getRun = async (id: string) => {
  const { transfers, paidTax } = await tonada.readResult(id);
  return { tax: transfers[0]?.tax, transfer: transfers[0]?.paidTax, run: paidTax };
};

async function readJournal() {
  const { body } = await tonada.call('GET', 'payment-runs/taxed/journal');
  return body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(';'))
    .map(([, , account = '', , debit, credit]) => [account, debit, credit]);
}

// Proves payments: Taxes of a run
describe('a run', () => {
  it('adds and withholds what was named before its order, to the cent', async () => {
    await tonada.order('before', [tonada.labelId]);
    const who = await signIn('label');
    await put(who, 'label', 0);
    expect(await getRun('before')).toEqual({ tax: null, transfer: undefined, run: undefined });
    await tonada.step('before', { kind: 'withdrawn', reason: 'Otra vez' });

    await tonada.handIn('taxed', [tonada.labelId]);
    const paidTax = { vat: 6.3, withheld: 4.5, paid: 31.8 };
    expect(await getRun('taxed')).toEqual({
      tax: { country: 'ES', taxId: '12345678Z', vat: 'charged', withholding: 15 },
      transfer: paidTax,
      run: paidTax,
    });
    expect((await tonada.call('GET', 'payment-runs/taxed/file')).body).toContain('>31.80<');
    const items = await tonada.db.select().from(paymentRunItemTable);
    const sum = (field: 'vat' | 'withheld') =>
      items.reduce((total, each) => total + each[field], 0);
    expect([sum('vat'), sum('withheld')]).toEqual([630, 450]);

    await tonada.confirm('taxed');
    await tonada.app.jobs.runDue();
    expect((await readJournal()).slice(-3)).toEqual([
      ['472', '6,3', '0'],
      ['4751', '0', '4,5'],
      ['572', '0', '31,8'],
    ]);
    const year = { url: '/api/label/certificate?year=2026&format=csv', headers: who.headers };
    const last = (await tonada.app.inject(year)).body.trim().split('\r\n').at(-1);
    expect(last).toBe('Total;;;30;6,3;4,5;31,8;');
    await tonada.giveBack('taxed', tonada.ofLabel);
    const back = (await tonada.app.inject(year)).body.trim().split('\r\n').at(-1);
    expect(back).toBe('Total;;;0;0;0;0;');
    expect((await tonada.call('GET', 'ledger')).json()).toMatchObject({ broken: null });
  });

  it('shows the artist what was added and withheld of a payment', async () => {
    const who = await signIn('artist');
    await put(who, 'artist', 0, { ...autonomo, vat: 'none' });
    await tonada.pay('taxed', ['direct']);
    await tonada.app.jobs.runDue();
    const { body } = await tonada.app.inject({
      url: '/api/artist/payments',
      headers: who.headers,
    });
    expect(JSON.parse(body)).toMatchObject([
      { amount: 3.5, paidTax: { vat: 0, withheld: 0.53, paid: 2.97 } },
    ]);
  });
});
