import { desc, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { faro, type PaymentApp, startPaymentApp, uno } from '../../../testing/start-payment-app.ts';
import { switchSetting } from '../../accounts/service-setting/service-setting.repository.ts';
import { closeMonths, closeNamedMonth } from './close-months.ts';
import { findSetAside } from './closing-progress.repository.ts';
import { findStated } from './closing.repository.ts';
import { closingTable } from './closing.table.ts';
import { closedMonthTable } from './statement.table.ts';
import { evenPace } from '../../../platform/pace.ts';

const tracks = ['trk_1', 'trk_2', 'trk_3'] as const;

let tonada: PaymentApp;

beforeAll(async () => {
  tonada = await startPaymentApp();
});
afterAll(() => tonada.close());
beforeEach(() => tonada.clear());

describe('a month that is closed in slices', () => {
  // Proves payments: A failing artist
  it('is closed for all others if one artist fails, and for that one later', async () => {
    const { db } = tonada;
    await tonada.play('trk_1', '2026-10-10T12:00:00Z');
    await tonada.play('trk_3', '2026-10-10T12:00:00Z');
    await db.execute(
      sql`alter table statement add constraint none check (artist_id <> ${sql.raw(`'${faro}'`)})`,
    );
    await expect(tonada.closeBefore('2026-11')).rejects.toThrow(
      '2026-10 is not closed: 1 of 2 artists are done. Faro Norte: new row',
    );
    expect((await tonada.readStatements()).map(({ artistId }) => artistId)).toEqual([uno]);
    // A month closes only for artists whose previous month is closed.
    await tonada.play('trk_3', '2026-11-10T12:00:00Z');
    await expect(tonada.closeBefore('2026-12')).rejects.toThrow('2026-10 is not closed');
    expect((await tonada.readStatements()).map(({ month }) => month)).toEqual([
      '2026-10',
      '2026-11',
    ]);
    expect(await db.$count(closedMonthTable)).toBe(0);
    await db.execute(sql`alter table statement drop constraint none`);
    await tonada.closeBefore('2026-12');
    expect((await tonada.readStatements()).map(({ artistId, month }) => [artistId, month])).toEqual(
      [
        [faro, '2026-10'],
        [uno, '2026-10'],
        [uno, '2026-11'],
      ],
    );
    expect(await db.$count(closedMonthTable)).toBe(2);
  });

  // Proves payments: Set aside after three failures
  it('is closed without an artist that failed three times, and the next month includes it', async () => {
    const { db } = tonada;
    await tonada.play('trk_1', '2026-10-10T12:00:00Z');
    await tonada.play('trk_3', '2026-10-10T12:00:00Z');
    await db.execute(
      sql`alter table statement add constraint none check (artist_id <> ${sql.raw(`'${faro}'`)})`,
    );
    for (const attempt of [1, 2]) {
      const closing = tonada.closeBefore('2026-11');
      await expect(closing, `attempt ${attempt}`).rejects.toThrow('1 of 2 artists are done');
    }
    await tonada.closeBefore('2026-11');
    expect(await db.select({ month: closedMonthTable.month }).from(closedMonthTable)).toEqual([
      { month: '2026-10' },
    ]);
    expect(await findSetAside(db)).toMatchObject([
      { artist: 'Faro Norte', month: '2026-10', reason: expect.stringContaining('none') },
    ]);
    await db.execute(sql`alter table statement drop constraint none`);
    await tonada.closeBefore('2026-12');
    expect((await tonada.readStatements()).map(({ artistId, month }) => [artistId, month])).toEqual(
      [
        [uno, '2026-10'],
        [faro, '2026-11'],
      ],
    );
    const [, late] = await tonada.readStatements();
    expect(late?.lines).toMatchObject([{ month: '2026-10', streams: 1, earned: 5_460 }]);
    expect(await findSetAside(db)).toEqual([]);
  });

  it('pays an artist set aside what the month’s listeners moved, so that it adds up to nothing', async () => {
    const { db } = tonada;
    await switchSetting(db, 'payByListener', true);
    const other = await tonada.signIn({ country: 'MX', subscriptionType: 'premium' });
    for (const hour of [10, 11, 12]) await tonada.play('trk_1', `2026-10-10T${hour}:00:00Z`);
    await tonada.hear(other, 'trk_3', '2026-10-11');
    await db.execute(
      sql`alter table statement add constraint none check (artist_id <> ${sql.raw(`'${faro}'`)})`,
    );
    for (const attempt of [1, 2]) {
      const closing = tonada.closeBefore('2026-11');
      await expect(closing, `attempt ${attempt}`).rejects.toThrow('1 of 2 artists are done');
    }
    await tonada.closeBefore('2026-11');
    await db.execute(sql`alter table statement drop constraint none`);
    await tonada.closeBefore('2026-12');
    await switchSetting(db, 'payByListener', false);
    const lines = (await tonada.readStatements()).flatMap((statement) => statement.lines);
    const moved = lines.filter(({ origin }) => origin === 'listeners');
    expect(moved.map(({ month, earned }) => [month, earned])).toEqual([
      ['2026-10', 5_460],
      ['2026-10', -5_460],
    ]);
    expect(lines.reduce((sum, { earned }) => sum + earned, 0)).toBe(4 * 5_460);
  });

  // Proves payments: An artist without changes
  it('lists only artists whose days or contracts changed', async () => {
    const { db } = tonada;
    const listed = async (month: string) => {
      await tonada.closeBefore(month);
      const [row] = await db
        .select({ artists: closingTable.artists })
        .from(closingTable)
        .orderBy(desc(closingTable.month));
      return row?.artists;
    };
    await tonada.play('trk_1', '2026-08-10T12:00:00Z');
    await tonada.play('trk_3', '2026-08-10T12:00:00Z');
    expect(await listed('2026-09')).toBe(2);
    expect(await listed('2026-10')).toBe(0);
    await tonada.play('trk_3', '2026-08-11T12:00:00Z');
    expect(await listed('2026-11')).toBe(1);
    await addLabelContract(db, 'Casa', { artistId: faro, startsOn: '2026-08-01', royaltyRate: 50 });
    expect(await listed('2026-12')).toBe(1);
    expect(
      (await tonada.readStatements()).map(({ artistId, month, streams, labelId }) => [
        artistId,
        month,
        streams,
        labelId !== null,
      ]),
    ).toEqual([
      [faro, '2026-08', 1, false],
      [uno, '2026-08', 1, false],
      [uno, '2026-10', 1, false],
      [faro, '2026-11', 1, true],
      [faro, '2026-11', -1, false],
    ]);
  });

  // Proves payments: Earlier statements
  it('reads earlier statements only where an earlier month changed', async () => {
    const { db } = tonada;
    await tonada.play('trk_1', '2026-09-10T12:00:00Z');
    await tonada.closeBefore('2026-10');
    await tonada.play('trk_1', '2026-10-10T12:00:00Z');
    expect(await findStated(db, new Map([[faro, ['2026-10']]]))).toEqual([]);
    expect(await findStated(db, new Map([[faro, ['2026-09', '2026-10']]]))).toHaveLength(1);
    await tonada.closeBefore('2026-11');
    expect((await tonada.readStatements()).map(({ month, streams }) => [month, streams])).toEqual([
      ['2026-09', 1],
      ['2026-10', 1],
    ]);
  });

  // Proves payments: Interrupted after any slice
  it('is the same if interrupted after every slice, with sharing by listener too', async () => {
    const { db } = tonada;
    await switchSetting(db, 'payByListener', true);
    for (let day = 10; day < 30; day += 1) {
      await tonada.play(tracks[day % 3] ?? 'trk_1', `2026-10-${day}T12:00:00Z`);
    }
    const withoutIds = async () =>
      (await tonada.readStatements()).map(({ id: _, ...statement }) => statement);
    await tonada.closeBefore('2026-11');
    const whole = await withoutIds();
    await tonada.forgetStatements();
    let interruptions = 0;
    for (let isDone = false; !isDone; interruptions += isDone ? 0 : 1) {
      const stopping = new AbortController();
      isDone = await closeMonths(db, new Date('2026-11-01T00:00:00Z'), {
        pace: evenPace(4),
        signal: stopping.signal,
        onSlice: () => stopping.abort(),
      }).then(
        () => true,
        () => false,
      );
    }
    await switchSetting(db, 'payByListener', false);
    expect(interruptions).toBeGreaterThan(6);
    expect(whole).toHaveLength(2);
    expect(await withoutIds()).toEqual(whole);
  });

  // Proves payments: The report of each slice
  it('reports each slice on request', async () => {
    await tonada.play('trk_1', '2026-10-10T12:00:00Z');
    const lines: string[] = [];
    await closeNamedMonth(tonada.db, '2026-10', new Date('2026-11-01T00:00:00Z'), {
      onSlice: (work) => lines.push(work),
    });
    expect(lines).toContain('sums of listeners read');
    expect(lines.at(-1)).toBe('1 of 1 artists closed');
  });
});
