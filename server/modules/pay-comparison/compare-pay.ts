import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findTerms } from '../statement/closing.repository.ts';
import { spansOf } from '../statement/contract-spans.ts';
import { isOn } from '../service-setting/service-setting.repository.ts';
import {
  addComparison,
  addListenerShares,
  type ExactRow,
  findListenedTo,
  findUncompared,
  type ListenerShareRow,
  sharePlays,
  takeMonth,
} from './pay-comparison.repository.ts';

/**
 * Compares the closed months that were not compared yet, the newest first, each once however many servers do it. Killed anywhere, a
 * month is compared whole or not at all.
 */
export async function comparePay(db: Db): Promise<void> {
  for (;;) {
    const month = await findUncompared(db);
    if (month === null) return;
    await compareMonth(db, month, { isPaidByListener: false });
  }
}

/**
 * Compares a month that is about to be closed, and decides how it is paid: as the setting says now, once and for all statements of
 * the month. To be called when all plays that are known of it are counted.
 */
export async function decidePay(db: Db, month: string): Promise<void> {
  await compareMonth(db, month, { isPaidByListener: await isOn(db, 'payByListener') });
}

async function compareMonth(db: Db, month: string, way: { isPaidByListener: boolean }) {
  await inTransaction(db, async (tx) => {
    if (!(await takeMonth(tx, month, way))) return;
    const { listeners, artistIds } = await findListenedTo(tx, month);
    const terms = await findTerms(tx, artistIds);
    const spans = new Map(artistIds.map((id) => [id, spansOf(terms.get(id) ?? [])]));
    const shared = toMillionths(await sharePlays(tx, month, spans));
    await addComparison(tx, month, { listeners, rows: sumRates(shared) });
    if (way.isPaidByListener) await addListenerShares(tx, movedBy(shared, month));
  });
}

type SharedRow = Omit<ExactRow, 'rest'>;

/** One row for each artist and label, whatever rates they had in the month. */
function sumRates(rows: readonly SharedRow[]) {
  const sum = (its: readonly SharedRow[], of: 'streams' | 'proRata' | 'userCentric') =>
    its.reduce((total, row) => total + row[of], 0);
  return [...Map.groupBy(rows, ({ artistId, labelId }) => `${artistId} ${labelId}`).values()].map(
    (its) => ({
      ...(its[0] as SharedRow),
      streams: sum(its, 'streams'),
      proRata: sum(its, 'proRata'),
      userCentric: sum(its, 'userCentric'),
    }),
  );
}

/** What sharing by listener gives each, or takes. */
function movedBy(rows: readonly SharedRow[], month: string): ListenerShareRow[] {
  return rows.flatMap(({ artistId, labelId, royaltyRate, proRata, userCentric }) => {
    const earned = userCentric - proRata;
    return earned === 0 ? [] : [{ month, artistId, labelId, royaltyRate, earned }];
  });
}

type Shared = { proRata: number; userCentric: number; rest: number };

/**
 * Whole millionths for what was shared by listener: what is missing to the sum of what was earned goes, one by one, to those of whom
 * most was cut off, the first of equals.
 */
export function toMillionths<Row extends Shared>(rows: readonly Row[]): Omit<Row, 'rest'>[] {
  const missing = rows.reduce((sum, { proRata, userCentric }) => sum + proRata - userCentric, 0);
  const order = rows.toSorted((one, other) => other.rest - one.rest);
  const more = new Set(order.slice(0, missing));
  return rows.map((row) => {
    const { rest: _, ...kept } = row;
    return more.has(row) ? { ...kept, userCentric: row.userCentric + 1 } : kept;
  });
}
