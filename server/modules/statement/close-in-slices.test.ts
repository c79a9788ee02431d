import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faro, type PaymentApp, startPaymentApp, uno } from '../../testing/start-payment-app.ts';
import { switchSetting } from '../service-setting/service-setting.repository.ts';
import { closeMonths, closeNamedMonth } from './close-months.ts';
import { closedMonthTable } from './statement.table.ts';

const tracks = ['trk_1', 'trk_2', 'trk_3'] as const;

let tonada: PaymentApp;

beforeAll(async () => {
  tonada = await startPaymentApp();
});
afterAll(() => tonada.close());
beforeEach(() => tonada.clear());

describe('a month that is closed in slices', () => {
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
        playsAtOnce: 4,
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

  it('reports each slice on request', async () => {
    await tonada.play('trk_1', '2026-10-10T12:00:00Z');
    const lines: string[] = [];
    await closeNamedMonth(tonada.db, '2026-10', new Date('2026-11-01T00:00:00Z'), {
      onSlice: (work) => lines.push(work),
    });
    expect(lines).toContain('plays read');
    expect(lines.at(-1)).toBe('2 of 2 artists closed');
  });
});
