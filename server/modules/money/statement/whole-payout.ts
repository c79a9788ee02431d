import { getLastDay, toMonth } from '../../../platform/months.ts';
import type { payoutTable } from './statement.table.ts';

type Sums = {
  /** Cents. */
  payable: number;
  /** Cents, zero or less, that earlier statements lack. */
  carried: number;
};

/** Negative cents that the last statement leaves. */
export const carryFrom = (last: Sums | null): number =>
  last ? Math.min(0, last.payable + last.carried) : 0;

/** Of a statement whose earnings have no sources; null if nothing is to be paid. */
export function getWholePayout(
  statementId: string,
  { payable, carried }: Sums,
  issuedAt: Date,
): typeof payoutTable.$inferInsert | null {
  const amount = payable + carried;
  if (amount <= 0) return null;
  const date = getLastDay(toMonth(issuedAt));
  const parts = { streaming: amount, playlists: 0, radio: 0 };
  return { statementId, amount, ...parts, status: 'pending', date };
}
