import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, max } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayoutAccountState } from '#contract/payout-account.ts';
import { type ContractApp, startContractApp } from '../../../testing/start-contract-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { hashPassword } from '../../../platform/password.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { deleteKept } from '../../../testing/delete-kept.ts';
import { readStaffActions } from '../../../testing/read-staff-actions.ts';
import { staffActionTable } from '../../accounts/staff-action/staff-action.table.ts';
import { payoutAccountEmail } from './payout-account-email.ts';
import { openAccount } from './sealed-account.ts';
import { findPayeeOf } from '../../catalogue/payee/index.ts';
import { payoutAccountTable } from './payout-account.table.ts';

const iban = 'ES9121000418450200051332';
const german = 'DE89370400440532013000';
const account = { holder: 'Casa Discos SL', iban };

let tonada: ContractApp;
let written: number | null = null;
beforeAll(async () => {
  tonada = await startContractApp();
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await tonada.startAnew();
  await deleteKept(tonada.db, payoutAccountTable);
  // The log keeps earlier tests' rows.
  [{ written } = { written: 0 }] = await tonada.db
    .select({ written: max(staffActionTable.id) })
    .from(staffActionTable);
});

const actsSince = async () =>
  (await readStaffActions(tonada.db)).filter(({ id }) => id > (written ?? 0));

type Call = { who?: SignedIn | undefined; of?: 'label' | 'artist'; payload?: object };

function send(
  method: 'GET' | 'PUT',
  { who = tonada.people['casa'], of = 'label', payload }: Call = {},
) {
  const named = of === 'label' ? `label=${tonada.labels.casa}` : `artist=${faro}`;
  return tonada.app.inject({
    method,
    url: `/api/${of}/payout-account?${named}`,
    headers: who?.headers ?? {},
    ...(payload && { payload }),
  });
}

const put = (version: number, given: object | null = account, call: Call = {}) =>
  send('PUT', { ...call, payload: { version, account: given } });

const read = async (call: Call = {}) => (await send('GET', call)).json<PayoutAccountState>();

describe('the account to which a label is paid', () => {
  // Proves payments: Only its last characters are shown
  it('is empty at first, and then shown only by its last four characters', async () => {
    expect(await read()).toMatchObject({ account: null, version: 0 });
    const answer = await put(0, {
      holder: '  Casa Discos SL ',
      iban: 'es91-2100 0418 4502 0005 1332',
    });
    expect(answer.statusCode).toBe(200);
    expect(await read()).toEqual(answer.json());
    expect(answer.json()).toMatchObject({
      version: 1,
      account: {
        holder: 'Casa Discos SL',
        country: 'ES',
        bank: null,
        number: 'ES •••• 1332',
        since: '2026-11-20T20:00:00.000Z',
      },
    });
    const [row] = await tonada.db.select().from(payoutAccountTable);
    expect(row).toMatchObject({ country: 'ES', version: 1 });
    expect(JSON.stringify(row)).not.toMatch(/Casa Discos|1332/);
    const payee = await findPayeeOf(tonada.db, { kind: 'label', id: tonada.labels.casa });
    expect(row && openAccount(tonada.vault, payee?.reference ?? '', row)).toEqual({
      ...account,
      country: 'ES',
    });
  });

  // Proves payments: Invalid IBANs
  it.each([
    ['wrong check digits', 'ES9121000418450200051333'],
    ['a country without IBANs', 'US9121000418450200051332'],
    ['too short', 'ES91210004184502'],
    ['no number', 'una cuenta'],
  ])('is refused with %s, at its field', async (_, wrong) => {
    const answer = await put(0, { ...account, iban: wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: { iban: expect.stringMatching(/^Revisa el IBAN/) as string },
    });
    expect(await read()).toMatchObject({ account: null, version: 0 });
  });

  it.each([
    [{ holder: '', iban }],
    [{ holder: '   ', iban }],
    [{ holder: 'a'.repeat(71), iban }],
    [{ holder: 'Casa', iban: '' }],
    [{ holder: 'Casa', iban: 'E'.repeat(71) }],
    [{ holder: 'Casa' }],
    [{ ...account, bic: 'CAIXESBB' }],
  ])('is refused with %j', async (given) => {
    expect((await put(0, given)).statusCode).toBe(400);
  });

  // Proves forms: Saved twice: payout account
  // Proves payments: Two people at once
  it('changed by two people at once is changed by one, and the other is rejected', async () => {
    const answers = await Promise.all([put(0), put(0, { ...account, iban: german })]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(expect.arrayContaining([200, 409]));
    expect((await read()).version).toBe(1);
  });

  it('sent again after a lost answer is stored once', async () => {
    await put(0);
    expect((await put(0)).statusCode).toBe(200);
    expect(await tonada.db.$count(payoutAccountTable)).toBe(1);
    expect(await actsSince()).toMatchObject([{ action: 'payoutAccount.set' }]);
  });

  // Proves payments: Logged without its number
  it('can be removed, and is logged without its number', async () => {
    await put(0);
    expect((await put(1, null)).json()).toMatchObject({ account: null, version: 2 });
    const acts = await actsSince();
    const masked = { holder: 'Casa Discos SL', iban: 'ES •••• 1332' };
    expect(acts).toMatchObject([
      { action: 'payoutAccount.set', targetName: 'Casa', before: null, after: masked },
      { action: 'payoutAccount.remove', targetName: 'Casa', before: masked, after: null },
    ]);
    expect(JSON.stringify(acts)).not.toContain(iban);
  });

  // Proves payments: Everybody who is paid there gets an email
  it('notifies all its payees of a change by email', async () => {
    const { db, labels, config } = tonada;
    const [one, other] = [
      await tonada.signIn({ role: 'label', email: 'una@example.com' }),
      await tonada.signIn({ role: 'label', email: 'otra@example.com' }),
    ];
    const members = [one, other].map(({ id }) => ({ labelId: labels.casa, userId: id }));
    await db.insert(labelMemberTable).values(members);
    const folder = join(config.dataDir, 'outbox');
    const emails = async () => {
      const names = await readdir(folder).catch(() => []);
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    };
    const emailsTo = async (email: string) =>
      (await emails()).filter((message) => message.includes(`To: ${email}`)).length;
    expect((await put(0, account, { who: one })).statusCode).toBe(200);
    await put(0, account, { who: one });
    await tonada.app.jobs.runDue();
    await eventually(async () => {
      expect(await emailsTo('una@example.com')).toBe(1);
      expect(await emailsTo('otra@example.com')).toBe(1);
    });
    expect((await emails()).join('\n')).not.toContain(iban);
    for (const { userId } of members) {
      await db.delete(labelMemberTable).where(eq(labelMemberTable.userId, userId));
    }
  });

  // Proves payments: One email an hour
  it('notifies of another change within the hour after it, with the latest state', async () => {
    const who = await tonada.signIn({ role: 'label', email: 'hora@example.com' });
    await tonada.db
      .insert(labelMemberTable)
      .values({ labelId: tonada.labels.casa, userId: who.id });
    const change = () => readOutbox(tonada.config.dataDir, 'hora@example.com');
    const look = async (emails: number) => {
      await tonada.app.jobs.runDue();
      await eventually(() => expect(change()).toHaveLength(emails));
    };
    await put(0, account, { who });
    await look(1);
    await put(1, { ...account, iban: german }, { who });
    await look(1);
    await put(2, null, { who });
    await look(1);
    tonada.clock.advance(2 * 3_600_000);
    await look(2);
    expect(change()[1]).toContain('ya no tiene una cuenta de cobro');
    expect(change()[1]).not.toContain('DE ••••');
  });

  // Proves payments: Changed by somebody who leaves
  it('notifies the others of a change by somebody who then leaves', async () => {
    const { db, labels } = tonada;
    const passwordHash = await hashPassword('tres tristes tigres');
    const [leaves, stays] = [
      await tonada.signIn({ role: 'label', email: 'sale@example.com', passwordHash }),
      await tonada.signIn({ role: 'label', email: 'queda@example.com' }),
    ];
    const members = [leaves, stays].map(({ id }) => ({ labelId: labels.casa, userId: id }));
    await db.insert(labelMemberTable).values(members);
    await put(0, account, { who: leaves });
    const response = await tonada.app.inject({
      method: 'DELETE',
      url: '/api/user',
      headers: leaves.headers,
      payload: { password: 'tres tristes tigres' },
    });
    expect(response.statusCode).toBe(204);
    await tonada.app.jobs.runDue();
    const change = (email: string) => readOutbox(tonada.config.dataDir, email);
    await eventually(() => expect(change('queda@example.com')).toHaveLength(1));
    expect(change('sale@example.com')).toEqual([]);
  });

  // Proves payments: The person who named the previous account gets an email
  it('notifies the former holder of a change', async () => {
    const who = await tonada.signIn({ role: 'label', email: 'antes@example.com' });
    const member = { labelId: tonada.labels.casa, userId: who.id };
    await tonada.db.insert(labelMemberTable).values(member);
    await put(0, account, { who });
    await tonada.app.jobs.runDue();
    await tonada.db.delete(labelMemberTable).where(eq(labelMemberTable.userId, who.id));
    tonada.clock.advance(2 * 3_600_000);
    const again = await tonada.openSession(tonada.people['casa']?.id ?? '');
    expect((await put(1, { ...account, iban: german }, { who: again })).statusCode).toBe(200);
    await tonada.app.jobs.runDue();
    const change = () => readOutbox(tonada.config.dataDir, 'antes@example.com');
    await eventually(() => expect(change()).toHaveLength(2));
    expect(change()[1]).toContain('ya no van a la cuenta ES •••• 1332, que indicaste tú.');
    expect(change()[1]).not.toContain('3000');
  });

  it('is named in the email by its last four characters, or as removed', () => {
    const payee = { email: 'una@example.com', language: 'es', leftIban: null };
    const given = payoutAccountEmail(payee, { name: 'Sol & <Luna>', iban: 'ES •••• 1332' });
    expect(given.subject).toBe('La cuenta de cobro de Sol & <Luna> cambió');
    expect(given.text).toMatch(
      /^Desde ahora, los pagos de Sol & <Luna> en Tonada van a la cuenta ES •••• 1332\./,
    );
    expect(given.html).toContain('Sol &amp; &lt;Luna&gt;');
    const removed = payoutAccountEmail(payee, { name: 'Sol', iban: null });
    expect(removed.text).toMatch(/^Sol ya no tiene una cuenta de cobro/);
  });

  // Proves payments: The payer does not choose the account
  it('can be read, but not changed, by an admin', async () => {
    await put(0);
    const { admin } = tonada.people;
    expect((await read({ who: admin })).account?.number).toBe('ES •••• 1332');
    const refused = await put(1, { ...account, iban: german }, { who: admin });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ error: 'Solo quien cobra puede cambiar su cuenta.' });
    expect((await read()).version).toBe(1);
  });
});

describe('the account to which an artist is paid', () => {
  it('is set by the artist’s account, separately from the label’s', async () => {
    await put(0);
    const of = { of: 'artist', who: tonada.speaker } as const;
    expect(await read(of)).toMatchObject({ account: null, version: 0 });
    await put(0, { holder: 'Faro Norte', iban: german }, of);
    expect((await read(of)).account).toMatchObject({
      holder: 'Faro Norte',
      number: 'DE •••• 3000',
    });
    expect((await read()).account).toMatchObject({ number: 'ES •••• 1332' });
  });
});
