import { describe, expect, it } from 'vitest';
import { spanish } from '../../../testing/start-royalties.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';

const tonada = setUpRoyalties({ account: spanish });

const toCents = (written = '') => Math.round(Number(written.replace(',', '.')) * 100);

async function read(path: string) {
  const { body } = await tonada.call('GET', path);
  const [, ...rows] = body.trim().split('\r\n');
  return rows.map((row) => {
    const [day, entry, account, , debit, credit, currency, , document] = row.split(';');
    return {
      day,
      entry,
      account,
      debit: toCents(debit),
      credit: toCents(credit),
      currency,
      document,
    };
  });
}

const sum = (lines: Awaited<ReturnType<typeof read>>, account?: string) =>
  lines
    .filter((line) => account === undefined || line.account === account)
    .reduce((total, { debit, credit }) => total + debit - credit, 0);

const everything = 'journal?from=2026-01-01&until=2027-12-31';

// Proves payments: The journal
describe('the journal', () => {
  it('has a run as one line of the bank against a line for each statement', async () => {
    await tonada.pay('run', [tonada.labelId]);
    await tonada.app.jobs.runDue();
    const lines = await read('payment-runs/run/journal');
    expect(lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ...lines.slice(0, -1).map(({ debit }) => ['410', debit, 0]),
      ['572', 0, 3_000],
    ]);
    expect(
      lines
        .slice(0, -1)
        .map(({ debit }) => debit)
        .toSorted((a, b) => a - b),
    ).toEqual([300, 600, 700, 1_400]);
    expect(lines.every(({ document, currency }) => document === 'run' && currency === 'EUR')).toBe(
      true,
    );
  });

  it('balances in each entry, and leaves in 410 what is pending', async () => {
    const before = await read(everything);
    expect([sum(before), sum(before, '410'), sum(before, '621')]).toEqual([0, -3_350, 3_350]);
    await tonada.pay('run', [tonada.labelId]);
    await tonada.app.jobs.runDue();
    const paid = await read(everything);
    expect([sum(paid), sum(paid, '410'), sum(paid, '572')]).toEqual([0, -350, -3_000]);
    await tonada.giveBack('run', tonada.ofLabel);
    const back = await read(everything);
    expect([sum(back), sum(back, '410'), sum(back, '572')]).toEqual([0, -3_350, 0]);
    const entries = Object.values(Object.groupBy(back, ({ entry = '' }) => entry));
    expect(entries.every((lines = []) => sum(lines) === 0)).toBe(true);
    expect(sum(await read('payment-runs/run/journal'), '572')).toBe(0);
  });

  it('has a period with both its days, and no unknown run', async () => {
    await tonada.pay('run', [tonada.labelId]);
    await tonada.app.jobs.runDue();
    expect(await read('journal?from=2026-11-20&until=2026-11-20')).not.toEqual([]);
    expect(await read('journal?from=2026-11-21&until=2026-11-21')).toEqual([]);
    expect((await tonada.call('GET', 'payment-runs/none/journal')).statusCode).toBe(404);
    expect((await tonada.call('GET', 'journal?from=ayer&until=hoy')).statusCode).toBe(400);
  });
});
