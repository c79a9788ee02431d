import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { faro, type PaymentApp, startPaymentApp, uno } from '../../../testing/start-payment-app.ts';
import { artistToRecountTable } from '../../figures/figures/artist-summary.table.ts';
import { importFigures } from '../../figures/figures/import-figures.ts';
import { askForRecounts } from '../../figures/figures/recount.repository.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { closeNamedMonth } from './close-months.ts';
import { closedMonthTable } from './statement.table.ts';

let tonada: PaymentApp;

beforeAll(async () => {
  tonada = await startPaymentApp();
});
afterAll(() => tonada.close());
beforeEach(() => tonada.clear());

describe('a closed month', () => {
  // Proves payments: Statements with plays and imports apart
  it('is a statement per artist and label, with plays and imports separate', async () => {
    const labelId = await addLabelContract(tonada.db, 'Casa', {
      artistId: faro,
      royaltyRate: 62.55,
    });
    await tonada.play('trk_1', '2026-09-30T23:59:59.999Z', {
      kind: 'playlist',
      playlistId: 'pls_1',
    });
    await tonada.play('trk_2', '2026-09-01T00:00:00Z');
    await tonada.play('trk_1', '2026-10-01T00:00:00Z');
    await tonada.play('trk_3', '2026-09-15T12:00:00Z');
    await importFigures(
      tonada.db,
      `artist,day,country,source,streams,earnings\n${faro},2026-09-10,CL,playlist,1000,4.1\n${faro},2026-09-11,,,10,0.05`,
    );
    await tonada.closeBefore('2026-10');
    const statements = await tonada.readStatements();
    expect(
      statements.map(({ artistId, labelId: label, month }) => [artistId, label, month]),
    ).toEqual([
      [faro, labelId, '2026-09'],
      [uno, null, '2026-09'],
    ]);
    expect(statements[0]).toMatchObject({
      streams: 1012,
      earned: 4_150_000 + 2 * 5_460,
      payable: 260,
      carried: 0,
      lines: [
        {
          month: '2026-09',
          origin: 'here',
          royaltyRate: 62.55,
          streams: 2,
          earned: 10_920,
          tracks: { trk_1: [1, 5_460], trk_2: [1, 5_460] },
          countries: { MX: [2, 10_920] },
          sources: { playlist: [1, 5_460], unknown: [1, 5_460] },
        },
        {
          origin: 'elsewhere',
          streams: 1010,
          earned: 4_150_000,
          tracks: { unknown: [1010, 4_150_000] },
          countries: { CL: [1000, 4_100_000], unknown: [10, 50_000] },
          sources: { playlist: [1000, 4_100_000], unknown: [10, 50_000] },
        },
      ],
    });
    expect(statements[1]).toMatchObject({ payable: 1, lines: [{ royaltyRate: 100 }] });
    expect(await tonada.readPayouts()).toContainEqual({
      statementId: statements[0]?.id,
      amount: 260,
      streaming: 3,
      playlists: 257,
      radio: 0,
      status: 'pending',
      date: '2026-10-31',
    });
  });

  // Proves payments: A month with two contracts
  it('is divided by the days of its contracts', async () => {
    const { db } = tonada;
    const terms = { artistId: faro, status: 'expired' as const, endsOn: '2026-09-10' };
    const casa = await addLabelContract(db, 'Casa', { ...terms, royaltyRate: 50 });
    const otra = await addLabelContract(db, 'Otra', {
      artistId: faro,
      startsOn: '2026-09-21',
      royaltyRate: 80,
    });
    await tonada.play('trk_1', '2026-09-10T23:59:59Z');
    for (const day of ['11', '20']) await tonada.play('trk_1', `2026-09-${day}T12:00:00Z`);
    for (const day of ['21', '22', '30']) await tonada.play('trk_1', `2026-09-${day}T00:00:00Z`);
    await tonada.closeBefore('2026-10');
    const shared = (await tonada.readStatements()).map(({ labelId, streams, lines }) => [
      labelId,
      streams,
      lines.map(({ royaltyRate }) => royaltyRate),
    ]);
    expect(shared).toHaveLength(3);
    expect(shared).toEqual(
      expect.arrayContaining([
        [casa, 1, [50]],
        [null, 2, [100]],
        [otra, 3, [80]],
      ]),
    );
  });

  // Proves payments: Never changes; corrections
  it('never changes: late plays are a line of the next one, at the terms of their day', async () => {
    const { db } = tonada;
    const terms = { artistId: faro, status: 'expired' as const, endsOn: '2026-09-30' };
    await addLabelContract(db, 'Casa', { ...terms, royaltyRate: 50 });
    await addLabelContract(db, 'Casa', { artistId: faro, startsOn: '2026-10-01', royaltyRate: 80 });
    await tonada.play('trk_1', '2026-09-10T12:00:00Z');
    await tonada.closeBefore('2026-10');
    const closed = await tonada.readStatements();
    await tonada.play('trk_2', '2026-09-10T12:30:00Z');
    await tonada.play('trk_1', '2026-10-05T12:00:00Z');
    await tonada.closeBefore('2026-10');
    expect(await tonada.readStatements()).toEqual(closed);
    await tonada.closeBefore('2026-11');
    const [first, next, ...more] = await tonada.readStatements();
    expect([first, more]).toEqual([closed[0], []]);
    expect(next?.lines).toMatchObject([
      { month: '2026-10', royaltyRate: 80, streams: 1, earned: 5_460 },
      {
        month: '2026-09',
        royaltyRate: 50,
        streams: 1,
        earned: 5_460,
        tracks: { trk_2: [1, 5_460] },
      },
    ]);
    expect(next).toMatchObject({ month: '2026-10', streams: 2, earned: 10_920 });
    await tonada.closeBefore('2026-12');
    expect(await tonada.readStatements()).toHaveLength(2);
  });

  // Proves payments: Nothing below zero
  it('that is too high is corrected by the next ones, which never pay below zero', async () => {
    const { db } = tonada;
    for (let minute = 10; minute < 30; minute += 1)
      await tonada.play('trk_3', `2026-08-10T12:${minute}:00Z`);
    await tonada.closeBefore('2026-09');
    await db.delete(playTable);
    await tonada.play('trk_3', '2026-09-10T12:00:00Z');
    await tonada.play('trk_3', '2026-09-11T12:00:00Z');
    await askForRecounts(db);
    await tonada.closeBefore('2026-10');
    for (let minute = 10; minute < 40; minute += 1)
      await tonada.play('trk_3', `2026-10-10T12:${minute}:00Z`);
    await tonada.closeBefore('2026-11');
    const rows = (await tonada.readStatements()).map(({ payable, carried }) => [payable, carried]);
    // Twenty plays; two minus twenty; thirty.
    expect(rows).toEqual([
      [11, 0],
      [-10, 0],
      [16, -10],
    ]);
    expect((await tonada.readPayouts()).map(({ amount }) => amount)).toEqual([11, 6]);
  });

  // Proves payments: Closed once
  it('is closed once by concurrent servers', async () => {
    await tonada.play('trk_1', '2026-09-10T12:00:00Z');
    await tonada.play('trk_3', '2026-08-10T12:00:00Z');
    await Promise.all([
      tonada.closeBefore('2026-10'),
      tonada.closeBefore('2026-10'),
      tonada.closeBefore('2026-10'),
    ]);
    expect((await tonada.readStatements()).map(({ month, streams }) => [month, streams])).toEqual([
      ['2026-08', 1],
      ['2026-09', 1],
    ]);
    expect(await tonada.readPayouts()).toHaveLength(2);
  });

  // Proves payments: Interrupted
  it('is closed completely by the next run after an interruption', async () => {
    const { db, app } = tonada;
    await tonada.play('trk_1', '2026-10-10T12:00:00Z');
    await db.execute(sql`alter table payout rename to payout_away`);
    const interrupted = await tonada.closeBefore('2026-11').catch((error: unknown) => error);
    await db.execute(sql`alter table payout_away rename to payout`);
    expect(String(interrupted)).toContain('payout');
    expect([await tonada.readStatements(), await db.select().from(closedMonthTable)]).toEqual([
      [],
      [],
    ]);
    const before = tonada.clock();
    tonada.clock.advance(3_600_000);
    await app.jobs.runDue();
    tonada.clock.set(before);
    expect(await tonada.readStatements()).toHaveLength(1);
    expect(await db.select({ month: closedMonthTable.month }).from(closedMonthTable)).toEqual([
      { month: '2026-10' },
    ]);
  });

  it('waits for a recount of the figures', async () => {
    await tonada.play('trk_1', '2026-10-10T12:00:00Z');
    await askForRecounts(tonada.db);
    await tonada.closeBefore('2026-11');
    expect(await tonada.db.select().from(artistToRecountTable)).toEqual([]);
    expect(await tonada.readStatements()).toMatchObject([{ streams: 1 }]);
  });
});

describe('an operator', () => {
  const now = new Date('2026-11-20T20:00:00Z');

  // Proves payments: By an operator
  it.each([
    ['2026-13', '"2026-13" is no month such as 2026-10.'],
    ['october', '"october" is no month such as 2026-10.'],
    ['2026-11', '2026-11 is not over: it can be closed after 2026-11-30.'],
    ['2026-08', '2026-08 is closed already.'],
    ['2026-10', '2026-09 has to be closed before 2026-10.'],
  ])('cannot close %s', async (month, message) => {
    await tonada.play('trk_1', '2026-08-10T12:00:00Z');
    await tonada.closeBefore('2026-09');
    await expect(closeNamedMonth(tonada.db, month, now)).rejects.toThrow(message);
  });

  it('closes a month', async () => {
    await tonada.play('trk_1', '2026-10-10T12:00:00Z');
    await closeNamedMonth(tonada.db, '2026-10', now);
    expect(await tonada.readPayouts()).toMatchObject([{ status: 'pending', date: '2026-11-30' }]);
  });
});
