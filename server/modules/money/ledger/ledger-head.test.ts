import { eq, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LedgerHeads } from '#contract/royalties.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { startRoyalties } from '../../../testing/start-royalties.ts';
import { statementTable } from '../statement/statement.table.ts';
import { findHeads } from './ledger-head.repository.ts';
import { ledgerHeadTable } from './ledger-head.table.ts';
import { ledgerEndTable, ledgerLinkTable } from './ledger-link.table.ts';
import { sealLedger } from './seal-ledger.ts';
import { findUnsignedDay, signDay } from './sign-day.ts';
import { writeHead } from './sign-head.ts';
import { verifyLedger } from './verify-ledger.ts';

const start = new Date('2026-11-20T20:00:00Z');
const day = 86_400_000;

let tonada: Awaited<ReturnType<typeof startRoyalties>>;

beforeAll(async () => {
  tonada = await startRoyalties();
});
afterAll(() => tonada.close());
beforeEach(async () => {
  tonada.clock.set(start);
  tonada.config.financeEmails = ['finanzas@example.com', 'auditoria@example.com'];
  await tonada.closeTwoMonths();
  await tonada.db.delete(jobTable);
});

const readHeads = async () => (await tonada.call('GET', 'ledger/heads')).json<LedgerHeads>().heads;

async function signNow(): Promise<string> {
  await signDay(tonada);
  const [head] = await findHeads(tonada.db, 1);
  return head ? writeHead(head) : '';
}

const verify = (...heads: string[]) => verifyLedger(tonada.db, heads, tonada.mediaSecret);

/** Like somebody with the database: other content, and a chain that agrees with it. */
async function rewrite(month: string) {
  const { db } = tonada;
  await db.execute(sql`update ${statementTable} set payable = payable + 1 where month = ${month}`);
  await db.execute(sql`truncate ${ledgerLinkTable}`);
  await db.update(ledgerEndTable).set({ position: 0, hash: '' });
  await sealLedger(db);
}

describe('the head of the chain', () => {
  // Proves payments: The signed head
  it('is signed once a day, shown, and mailed to whoever finance names', async () => {
    for (let turn = 0; turn < 2; turn += 1) await signDay(tonada);
    await Promise.all([signDay(tonada), signDay(tonada)]);
    const [head, ...more] = await readHeads();
    expect(head).toMatchObject({ day: '2026-11-20', links: 5 });
    expect(head?.text).toMatch(/^2026-11-20:5:[0-9a-f]{64}:[0-9a-f]{8}\.[\w-]{43}$/);
    expect(more).toEqual([]);
    expect(await tonada.db.$count(jobTable, eq(jobTable.kind, 'ledger.tell'))).toBe(2);
    await tonada.app.jobs.runDue();
    await eventually(() => {
      for (const to of tonada.config.financeEmails) {
        const mails = readOutbox(tonada.config.dataDir, to);
        expect(mails).toHaveLength(1);
        expect(mails[0]).toContain(head?.text);
      }
    });
    const { headers } = await tonada.signIn({ role: 'admin', rights: ['people'] });
    const refused = await tonada.app.inject({ url: '/api/admin/ledger/heads', headers });
    expect(refused.statusCode).toBe(403);
  });

  it('cannot be changed or removed', async () => {
    await signDay(tonada);
    const change = tonada.db.update(ledgerHeadTable).set({ position: 1 });
    await expect(change).rejects.toThrow('Failed query');
    await expect(tonada.db.delete(ledgerHeadTable)).rejects.toThrow('Failed query');
    expect(await readHeads()).toHaveLength(1);
  });

  // Proves payments: A rewritten chain
  it('that was kept elsewhere names a chain that was rewritten as a whole', async () => {
    const head = await signNow();
    expect(await verify(head)).toBe(5);
    await rewrite('2026-10');
    expect(await verify()).toBe(5);
    await expect(verify(head)).rejects.toThrow('Links 1 to 5 do not hold');
  });

  it('of several days tells more closely where', async () => {
    await tonada.clear();
    await tonada.play('trk_3', '2026-09-10T12:00:00Z');
    await tonada.closeBefore('2026-10');
    const first = await signNow();
    await tonada.play('trk_3', '2026-10-10T12:00:00Z');
    await tonada.closeBefore('2026-11');
    tonada.clock.advance(day);
    const second = await signNow();
    expect(await verify(second, first)).toBe(2);
    await rewrite('2026-10');
    await expect(verify(first, second)).rejects.toThrow(
      'Link 2 does not hold against the head of 2026-11-21',
    );
  });

  it('tells the first link that does not agree with itself', async () => {
    const head = await signNow();
    await tonada.db.update(statementTable).set({ streams: 0 });
    await expect(verify(head)).rejects.toThrow(
      'Link 1 does not hold: changed (Faro Norte, 2026-09)',
    );
  });

  it.each([
    ['is no head', () => 'hola', 'is no head'],
    ['was made up', (head: string) => head.replace(':5:', ':4:'), 'has a wrong signature'],
    [
      'is of another key',
      (head: string) => head.replace(/:[0-9a-f]{8}\./, ':00000000.'),
      'was signed with another key',
    ],
  ])('is rejected if it %s', async (_what, change, message) => {
    const head = await signNow();
    await expect(verify(change(head))).rejects.toThrow(message);
  });
});

describe('a day without a signature', () => {
  const find = () => findUnsignedDay(tonada.db, tonada.clock());

  // Proves payments: A day without a signature
  it('is known once it is over, until the chain is signed again', async () => {
    await signDay(tonada);
    tonada.clock.advance(day);
    expect(await find()).toBeNull();
    tonada.clock.advance(day);
    expect(await find()).toBe('2026-11-21');
    await signDay(tonada);
    expect(await find()).toBeNull();
  });

  it('is counted from the first statement, and not without one', async () => {
    expect(await find()).toBe('2026-10-01');
    await tonada.forgetStatements();
    expect(await find()).toBeNull();
  });
});
