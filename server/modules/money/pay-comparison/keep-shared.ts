import type { Db } from '../../../platform/database/db.ts';
import {
  addComparedMonth,
  addComparison,
  addListenerShares,
  type ListenerShareRow,
} from './pay-comparison.repository.ts';
import { type ExactRow, findShared, type Sharing } from './sharing.repository.ts';

export async function keepShared(
  tx: Db,
  { month, listeners, isPaidByListener }: Sharing,
): Promise<void> {
  const shared = toMillionths(await findShared(tx, month));
  await addComparedMonth(tx, { month, listeners, isPaidByListener });
  await addComparison(tx, month, sumRates(shared));
  if (isPaidByListener) await addListenerShares(tx, movedBy(shared, month));
}

type SharedRow = Omit<ExactRow, 'rest'>;

function sumRates(rows: readonly SharedRow[]) {
  const sum = (
    its: readonly SharedRow[],
    of: 'streams' | 'listeners' | 'proRata' | 'userCentric',
  ) => its.reduce((total, row) => total + row[of], 0);
  return [...Map.groupBy(rows, ({ artistId, labelId }) => `${artistId} ${labelId}`).values()].map(
    (its) => ({
      ...(its[0] as SharedRow),
      streams: sum(its, 'streams'),
      listeners: sum(its, 'listeners'),
      proRata: sum(its, 'proRata'),
      userCentric: sum(its, 'userCentric'),
    }),
  );
}

function movedBy(rows: readonly SharedRow[], month: string): ListenerShareRow[] {
  return rows.flatMap(({ artistId, labelId, royaltyRate, proRata, userCentric }) => {
    const earned = userCentric - proRata;
    return earned === 0 ? [] : [{ month, artistId, labelId, royaltyRate, earned }];
  });
}

type Shared = { proRata: number; userCentric: number; rest: number };

/** Largest remainder, so that the sum stays exact; ties go to the first. */
export function toMillionths<Row extends Shared>(rows: readonly Row[]): Omit<Row, 'rest'>[] {
  const missing = rows.reduce((sum, { proRata, userCentric }) => sum + proRata - userCentric, 0);
  const order = rows.toSorted((one, other) => other.rest - one.rest);
  const more = new Set(order.slice(0, missing));
  return rows.map((row) => {
    const { rest: _, ...shares } = row;
    return more.has(row) ? { ...shares, userCentric: row.userCentric + 1 } : shares;
  });
}
