import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { takePayee } from '../../catalogue/payee/index.ts';
import { apportion, wholeUnits } from './apportion.ts';
import type { Closing } from './close-artists.ts';
import {
  addLabelStatement,
  findLabelsWithoutCommission,
  findWithoutCommission,
  findLastOwn,
  holdLabelRate,
} from './commission.repository.ts';
import { issueStatements } from './issue-statements.ts';
import { carryFrom, getWholePayout } from './whole-payout.ts';

/** Millionths of a euro in a cent. */
const cent = 10_000n;

/** `earned` in millionths of a euro, `payable` in cents. */
type Shared = { earned: number; payable: number };

/**
 * The rest of the total after the artists' shares, rounded once, half up; cents by largest
 * remainder. See docs/product/payments.md.
 */
export function settleCommission(statements: readonly Shared[]): {
  payable: number;
  amounts: number[];
} {
  const withheld = statements.map(({ earned, payable }) => BigInt(earned) - BigInt(payable) * cent);
  const payable = wholeUnits(
    withheld.reduce((sum, its) => sum + its, cent / 2n),
    cent,
  );
  return { payable, amounts: apportion(withheld, payable, cent) };
}

/**
 * Covers all artists' statements without a commission, also from before commissions existed. One
 * transaction per label; repeated or concurrent runs state each once.
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

async function stateCommission(tx: Db, labelId: string, closing: Closing) {
  const { month, issuedAt } = closing;
  const labelRate = await holdLabelRate(tx, labelId);
  // Query after locking, to see what another server just stated.
  const statements = await findWithoutCommission(tx, labelId, month);
  const last = await findLastOwn(tx, labelId);
  if (statements.length === 0 || last?.month === month) return;
  const { payable, amounts } = settleCommission(statements);
  const carried = carryFrom(last);
  const id = newId(issuedAt.getTime());
  const sum = (field: 'streams' | 'earned') =>
    statements.reduce((total, each) => total + each[field], 0);
  await addLabelStatement(tx, {
    statement: {
      id,
      artistId: null,
      labelId,
      payeeId: await takePayee(tx, { kind: 'label', id: labelId }, issuedAt),
      month,
      issuedAt,
      streams: sum('streams'),
      earned: sum('earned'),
      payable,
      carried,
      lines: [],
      labelRate,
    },
    payout: getWholePayout(id, { payable, carried }, issuedAt),
    commissions: statements.map((statement, index) => ({
      statementId: statement.id,
      labelStatementId: id,
      amount: amounts[index] ?? 0,
    })),
  });
  await issueStatements(tx, [id], closing);
}
