import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId } from '../../platform/ids.ts';
import { apportion, wholeUnits } from './apportion.ts';
import type { Closing } from './close-artists.ts';
import {
  addLabelStatement,
  findLabelsWithoutCommission,
  findWithoutCommission,
  findLastOwn,
  holdLabelRate,
} from './commission.repository.ts';
import { lastDayOf, monthOf } from './month.ts';

/** Millionths of a euro in a cent. */
const cent = 10_000n;

/** What an artist's statement says of money: millionths of a euro, and cents of them that are the artist's. */
type Shared = { earned: number; payable: number };

/**
 * What a label keeps of its artists' statements: together all that was earned, rounded once, half up, less the artists' parts.
 * The cents go to the statements by the largest remainder. Source: docs/product/payments.md.
 */
export function settleCommission(statements: readonly Shared[]): {
  payable: number;
  amounts: number[];
} {
  const kept = statements.map(({ earned, payable }) => BigInt(earned) - BigInt(payable) * cent);
  const payable = wholeUnits(
    kept.reduce((sum, its) => sum + its, cent / 2n),
    cent,
  );
  return { payable, amounts: apportion(kept, payable, cent) };
}

/**
 * Issues for each label its own statement of a month whose artists are closed: its commission on all of their statements that no
 * statement of the label has yet, so those of months that were closed before there were commissions as well. Each label is one transaction;
 * repeated, or on several servers at once, a commission is stated once.
 */
export async function stateCommissions(
  db: Db,
  closing: Closing,
  signal?: AbortSignal,
): Promise<void> {
  for (const labelId of await findLabelsWithoutCommission(db, closing.month)) {
    signal?.throwIfAborted();
    await inTransaction(db, (tx) => stateCommission(tx, labelId, closing));
  }
}

async function stateCommission(tx: Db, labelId: string, { month, issuedAt }: Closing) {
  const labelRate = await holdLabelRate(tx, labelId);
  // Asked once the label is held, so that what another server has just stated is seen.
  const statements = await findWithoutCommission(tx, labelId, month);
  const last = await findLastOwn(tx, labelId);
  if (statements.length === 0 || last?.month === month) return;
  const { payable, amounts } = settleCommission(statements);
  const carried = last ? Math.min(0, last.payable + last.carried) : 0;
  const amount = payable + carried;
  const id = newId(issuedAt.getTime());
  const sum = (field: 'streams' | 'earned') =>
    statements.reduce((total, each) => total + each[field], 0);
  await addLabelStatement(tx, {
    statement: {
      id,
      artistId: null,
      labelId,
      month,
      issuedAt,
      streams: sum('streams'),
      earned: sum('earned'),
      payable,
      carried,
      lines: [],
      labelRate,
    },
    payout:
      amount <= 0
        ? null
        : {
            statementId: id,
            amount,
            streaming: amount,
            playlists: 0,
            radio: 0,
            status: 'pending',
            date: lastDayOf(monthOf(issuedAt)),
          },
    commissions: statements.map((statement, index) => ({
      statementId: statement.id,
      labelStatementId: id,
      amount: amounts[index] ?? 0,
    })),
  });
}
