import { sql } from '#drizzle/orm.ts';
import { describe, expect, it } from 'vitest';
import type { LedgerCheck } from '#contract/royalties.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import { payMonth } from '../../../testing/pay-month.ts';
import { payoutTable, statementTable } from '../statement/statement.table.ts';
import { linksPerCheck } from './check-ledger.ts';
import { ledgerEndTable, ledgerLinkTable } from './ledger-link.table.ts';
import { sealLedger } from './seal-ledger.ts';

const tonada = setUpRoyalties();

const ask = async (after = 0) =>
  (await tonada.call('GET', `ledger?after=${after}`)).json<LedgerCheck>();

/** Bypasses the trigger that protects the rows, like someone with database access. */
const meddle = (statement: ReturnType<typeof sql>) =>
  tonada.db.transaction(async (tx) => {
    await tx.execute(sql`alter table ledger_link disable trigger ledger_link_is_kept`);
    await tx.execute(sql`alter table payment disable trigger payment_is_kept`);
    await tx.execute(statement);
    await tx.execute(sql`alter table payment enable trigger payment_is_kept`);
    await tx.execute(sql`alter table ledger_link enable trigger ledger_link_is_kept`);
  });

const right = { next: null, broken: null, outside: { unsealed: 0, unwritten: 0 } };

/** Removes the whole chain, as in an older version. */
async function unchain() {
  await tonada.db.execute(sql`truncate ledger_link`);
  await tonada.db.update(ledgerEndTable).set({ position: 0, hash: '' });
}

describe('the chain', () => {
  // Proves payments: A link for each
  it('has a link for each statement when it is issued, and for each payment', async () => {
    expect(await ask()).toEqual({ checked: 5, total: 5, ...right });
    await tonada.pay('run-1', [tonada.labelId]);
    expect(await ask()).toEqual({ checked: 9, total: 9, ...right });
    const links = await tonada.db.select().from(ledgerLinkTable).orderBy(ledgerLinkTable.position);
    for (const [index, { previous, hash }] of links.entries()) {
      expect(previous).toBe(links[index - 1]?.hash ?? '');
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  // Proves payments: Differences are reported
  it.each<[string, () => ReturnType<typeof sql>, Partial<NonNullable<LedgerCheck['broken']>>]>([
    [
      'a statement that was changed',
      () => sql`update ${statementTable} set payable = payable + 1 where month = '2026-09'`,
      { position: 1, kind: 'statement', reason: 'changed' },
    ],
    [
      'a line of a statement that was changed',
      () => sql`update ${statementTable} set lines = '[]' where month = '2026-09'`,
      { position: 1, kind: 'statement', reason: 'changed' },
    ],
    [
      'a commission',
      () => sql`update commission set amount = amount + 1
        where label_statement_id = (select min(label_statement_id) from commission)`,
      { kind: 'statement', reason: 'changed' },
    ],
    [
      'the rate of a label',
      () => sql`update ${statementTable} set label_rate = 1 where artist_id is null`,
      { kind: 'statement', reason: 'changed' },
    ],
    [
      'the amount of a payout',
      () => sql`update ${payoutTable} set amount = amount + 1, radio = radio + 1
        where statement_id in (select id from statement where month = '2026-09')`,
      { position: 1, kind: 'statement', reason: 'changed' },
    ],
    [
      'a paid payout that is pending again',
      () => sql`update ${payoutTable} set status = 'pending'
        where statement_id = (select statement_id from payment order by statement_id limit 1)`,
      { kind: 'payment', reason: 'changed' },
    ],
    [
      'a payment that was taken out of the ledger',
      () => sql`delete from payment where true`,
      { position: 6, kind: 'payment', reason: 'gone' },
    ],
    [
      'a link that was taken out',
      () => sql`delete from ledger_link where position = 2`,
      { position: 3, reason: 'order' },
    ],
    [
      'an end that was cut off',
      () => sql`delete from ledger_link where position >= 4`,
      { position: 4, kind: null, reason: 'cut', about: null },
    ],
  ])('reports %s', async (_what, change, broken) => {
    await tonada.pay('run-1', [tonada.labelId]);
    await meddle(change());
    expect((await ask()).broken).toMatchObject(broken);
  });

  it('reports the difference', async () => {
    await meddle(sql`update ${statementTable} set streams = 0 where month = '2026-09'`);
    expect((await ask()).broken?.about).toEqual({
      artist: 'Faro Norte',
      label: 'Casa',
      period: '2026-09',
    });
  });

  // Proves payments: Paid without a row in the ledger
  it('reports paid payouts without a row in the ledger', async () => {
    await tonada.db.update(payoutTable).set({ status: 'paid' });
    expect((await ask()).outside).toEqual({ unsealed: 0, unwritten: 5 });
  });

  // Proves payments: Records from before the chain
  it('seals earlier rows, even after an interruption', async () => {
    await tonada.addMany(2 * linksPerCheck);
    await payMonth(tonada.db, '2026-09', tonada.clock());
    await unchain();
    const stopped = new AbortController();
    const failing = sealLedger(tonada.db, stopped.signal);
    stopped.abort(new Error('stopped'));
    await expect(failing).rejects.toThrow('stopped');
    await Promise.all([sealLedger(tonada.db), sealLedger(tonada.db)]);
    const total = 2 * linksPerCheck + 7;
    expect(await tonada.db.$count(ledgerLinkTable)).toBe(total);
    let found = await ask();
    expect(found).toMatchObject({ checked: linksPerCheck, total, next: linksPerCheck });
    while (found.next !== null) found = await ask(found.next);
    expect(found).toEqual({ checked: total, total, ...right });
  });

  // Proves payments: Several at once
  it('stays correct with concurrent additions', async () => {
    await tonada.addMany(30);
    await Promise.all([
      tonada.pay('one', [tonada.labelId]),
      tonada.pay('two', ['direct']),
      sealLedger(tonada.db),
      tonada.closeBefore('2026-12'),
    ]);
    await sealLedger(tonada.db);
    expect(await ask()).toMatchObject(right);
  });

  // Proves payments: The cost of a part
  it('takes a few statements per part', async () => {
    await tonada.addMany(linksPerCheck);
    await sealLedger(tonada.db);
    expect(await countStatements(() => ask())).toBe(7);
  });

  it('rejects an invalid position', async () => {
    for (const query of ['after=-1', 'after=x', 'after=1.5', 'from=1']) {
      expect((await tonada.call('GET', `ledger?${query}`)).statusCode).toBe(400);
    }
  });
});

describe('the seal of a statement', () => {
  const toSeal = async () => {
    const [link] = await tonada.db.select().from(ledgerLinkTable).orderBy(ledgerLinkTable.position);
    return { id: link?.statementId ?? '', hash: link?.hash ?? '' };
  };

  const check = async ({ id, hash }: { id: string; hash: string }, headers = {}) =>
    tonada.app.inject({ url: `/api/statements/${id}/seal?hash=${hash}`, headers });

  // Proves payments: A statement's seal
  it('is valid for every holder of the statement, even once it is paid', async () => {
    const seal = await toSeal();
    const { headers } = await tonada.signIn({ role: 'user' });
    expect((await check(seal, headers)).json()).toEqual({ isRight: true });
    await payMonth(tonada.db, '2026-09', tonada.clock());
    expect((await check(seal, headers)).json()).toEqual({ isRight: true });
    expect((await check(seal)).statusCode).toBe(401);
  });

  // Proves payments: A wrong seal
  it('is invalid for another hash, another statement, or a changed one', async () => {
    const seal = await toSeal();
    const { headers } = await tonada.signIn({ role: 'label' });
    for (const wrong of [{ hash: 'a'.repeat(64) }, { id: 'nobody' }]) {
      expect((await check({ ...seal, ...wrong }, headers)).json()).toEqual({ isRight: false });
    }
    expect((await check({ ...seal, hash: 'short' }, headers)).statusCode).toBe(400);
    await meddle(sql`update ${statementTable} set streams = 0 where month = '2026-09'`);
    expect((await check(seal, headers)).json()).toEqual({ isRight: false });
  });
});
