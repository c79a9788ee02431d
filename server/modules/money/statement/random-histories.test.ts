import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { faro, type PaymentApp, startPaymentApp } from '../../../testing/start-payment-app.ts';
import { createRandom } from '../../../platform/seeds/random.ts';
import { importFigures } from '../../figures/figures/import-figures.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';

const interlude = 'trk_4';
const tracks = ['trk_1', 'trk_2', 'trk_3', interlude] as const;

let tonada: PaymentApp;
beforeAll(async () => {
  tonada = await startPaymentApp();
  await addTracks(tonada.db, [
    { id: interlude, title: 'Orilla', artist: 'Uno', isInterlude: true },
  ]);
});
afterAll(() => tonada.close());
beforeEach(() => tonada.clear());

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Each label statement equals the artists' statements it sums: nothing is lost, doubled, or
 * rounded twice.
 */
async function expectCommissions() {
  const statements = await tonada.readStatements();
  const commissions = await tonada.readCommissions();
  const ofLabels = statements.filter(({ labelId }) => labelId !== null);
  expect(commissions.map(({ statementId }) => statementId).toSorted()).toEqual(
    ofLabels.map(({ id }) => id).toSorted(),
  );
  for (const own of await tonada.readOwnStatements()) {
    const its = commissions.filter(({ labelStatementId }) => labelStatementId === own.id);
    const ids = new Set(its.map(({ statementId }) => statementId));
    const stated = ofLabels.filter(({ id }) => ids.has(id));
    expect(stated.every(({ labelId }) => labelId === own.labelId)).toBe(true);
    expect(own.earned).toBe(sum(stated.map(({ earned }) => earned)));
    expect(own.payable).toBe(sum(its.map(({ amount }) => amount)));
    expect(own.payable + sum(stated.map(({ payable }) => payable))).toBe(
      Math.floor((own.earned + 5_000) / 10_000),
    );
  }
}

// Proves payments: Nothing is lost or doubled
it('accounts for every millionth of random histories: rounds, interludes, late plays, changed contracts, imports', async () => {
  const { db } = tonada;
  const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
  const random = createRandom('closed months');
  const draw = (below: number) => Math.floor(random() * below);
  const closed: unknown[] = [];
  for (const [index, month] of months.entries()) {
    for (let count = 0; count < 40; count += 1) {
      const of = months[draw(index + 1)];
      const day = String(1 + draw(28)).padStart(2, '0');
      const source = ([{ kind: 'liked' }, { kind: 'playlist', playlistId: 'pls_1' }] as const)[
        draw(3)
      ];
      const track = tracks[draw(4)] ?? 'trk_1';
      // Sometimes on repeat, past midnight.
      for (let round = draw(5) === 0 ? 4 : 1; round > 0; round -= 1) {
        const at = Date.parse(`${of}-${day}T23:59:59Z`) + (round - 1) * 200_000;
        await tonada.play(track, new Date(at).toISOString(), source);
      }
    }
    if (index % 2 === 0) {
      const earned = draw(90_000) / 1_000;
      await importFigures(
        db,
        `artist,day,streams,earnings\n${faro},2026-06-10,${draw(90)},${earned}`,
      );
      await db.delete(labelContractTable);
      await addLabelContract(db, `Casa ${index}`, {
        artistId: faro,
        royaltyRate: draw(10_000) / 100,
        startsOn: `2026-0${6 + draw(3)}-1${draw(9)}`,
      });
    }
    await tonada.closeBefore(months[index + 1] ?? '2026-12');
    const statements = await tonada.readStatements();
    expect(statements.filter((row) => row.month < month)).toEqual(closed);
    closed.splice(0, closed.length, ...statements);
    const { rows } = await db.execute<{ earned: number; streams: number }>(sql`
      select sum(earned)::float8 as earned, sum(streams)::float8 as streams from (
        select earned, 1 as streams from play
        union all select earned, streams from imported_day) as counted`);
    expect({
      earned: sum(statements.map(({ earned }) => earned)),
      streams: sum(statements.map(({ streams }) => streams)),
    }).toEqual(rows[0]);
    await expectCommissions();
    for (const { earned, lines } of statements) {
      expect(sum(lines.map((line) => line.earned))).toBe(earned);
      for (const line of lines) {
        for (const parts of [line.tracks, line.countries, line.sources]) {
          expect(sum(Object.values(parts).map(([, part]) => part))).toBe(line.earned);
        }
        expect(line.tracks[interlude]?.[1] ?? 0).toBe(0);
      }
    }
  }
});
