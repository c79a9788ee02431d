import { eq, sql } from '#drizzle/orm.ts';
import { describe, expect, it } from 'vitest';
import type { Ageing } from '#contract/ageing.ts';
import { spanish } from '../../../testing/start-royalties.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import { uno } from '../../../testing/start-payment-app.ts';
import { flagGroupTable } from '../play-screening/play-flag.table.ts';
import { statementHeldTable } from '../statement/statement-held.table.ts';
import { payoutTable, statementTable } from '../statement/statement.table.ts';
import { readAgeing } from './describe-ageing.ts';

const tonada = setUpRoyalties();

const read = async () => (await tonada.call('GET', 'ageing')).json<Ageing>();
const nothing = { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
const ofLabel = async () =>
  (await read()).payees.filter(({ receiver }) => receiver === tonada.ofLabel);

/** Lets all payouts of a month be due on a day. */
const dueOn = (month: string, date: string) =>
  tonada.db.execute(sql`update ${payoutTable} set date = ${date}
    where statement_id in (select id from ${statementTable} where month = ${month})`);

// Proves payments: What is overdue, by age
describe('what is owed, by age', () => {
  it.each([
    ['2026-11-20', 'notDue'],
    ['2026-11-19', 'to30'],
    ['2026-10-21', 'to30'],
    ['2026-10-20', 'to60'],
    ['2026-09-21', 'to60'],
    ['2026-09-20', 'to90'],
    ['2026-08-22', 'to90'],
    ['2026-08-21', 'over90'],
  ])('was due on %s: %s', async (day, band) => {
    await dueOn('2026-09', day);
    const { bands, amount, overdue } = await read();
    const notDue = band === 'notDue' ? 33.5 : 23.5;
    expect(bands).toEqual({ ...nothing, [band]: 10, notDue });
    expect([amount, overdue]).toEqual([33.5, band === 'notDue' ? 0 : 10]);
  });

  it('has a row for each payee, with the reason that an order would say', async () => {
    const terms = { now: tonada.clock(), minimum: 100 };
    const reasons = async () =>
      (await readAgeing(tonada.db, terms)).payees.map(({ name, reason, note, amount }) => [
        name,
        reason,
        note,
        amount,
      ]);
    expect(await reasons()).toEqual([
      ['Casa', 'noAccount', null, 30],
      ['Uno', 'noAccount', null, 3.5],
    ]);
    await tonada.name(tonada.labelId, 1, spanish);
    await tonada.db
      .update(payoutTable)
      .set({ amount: 99, streaming: 99, playlists: 0 })
      .where(eq(payoutTable.amount, 350));
    expect(await reasons()).toEqual([
      ['Casa', 'ready', null, 30],
      ['Uno', 'belowMinimum', null, 0.99],
    ]);
    const payload = { receiver: tonada.ofLabel, reason: 'Reclamación de autoría' };
    await tonada.call('PUT', 'payment-holds', { payload });
    expect((await reasons())[0]).toEqual(['Casa', 'onHold', 'Reclamación de autoría', 30]);
  });

  it('names the run that pays it, and why it came back', async () => {
    await tonada.name(tonada.labelId, 1, spanish);
    await tonada.handIn('run', [tonada.labelId]);
    expect(await ofLabel()).toMatchObject([{ reason: 'inRun', run: 'run', amount: 30 }]);
    await tonada.giveBack('run', tonada.ofLabel, 'AC04: cuenta cancelada');
    expect(await ofLabel()).toMatchObject([
      { reason: 'returned', note: 'AC04: cuenta cancelada', run: null, amount: 30 },
    ]);
    await tonada.pay('again', [tonada.labelId]);
    await tonada.app.jobs.runDue();
    expect(await ofLabel()).toEqual([]);
    expect(await read()).toMatchObject({ amount: 3.5 });
  });

  it('has apart what plays would earn that wait for a review', async () => {
    const [statement] = await tonada.db
      .select()
      .from(statementTable)
      .where(eq(statementTable.artistId, uno));
    const about = { artistId: uno, rule: 'listener' } as const;
    await tonada.db.insert(flagGroupTable).values({
      ...about,
      id: 'group',
      month: '2026-10',
      notedIn: '2026-10',
      plays: 12,
      earned: 65_520,
      share: 60,
      listeners: 1,
      networks: 1,
      days: 1,
      firstDay: '2026-10-05',
      lastDay: '2026-10-05',
    });
    await tonada.db
      .insert(statementHeldTable)
      .values({ statementId: statement?.id ?? '', rule: 'listener', plays: 12, earned: 65_520 });
    const isUno = ({ receiver }: { receiver: string }) => receiver === tonada.ofUno;
    const owed = await read();
    expect(owed).toMatchObject({ amount: 33.5, held: 0.07 });
    expect(owed.payees.filter(isUno)).toMatchObject([{ amount: 3.5, held: 0.07 }]);
    await tonada.pay('run', ['direct']);
    await tonada.app.jobs.runDue();
    expect((await read()).payees.filter(isUno)).toMatchObject([
      { reason: 'screened', amount: 0, held: 0.07, dueOn: null },
    ]);
  });
});
