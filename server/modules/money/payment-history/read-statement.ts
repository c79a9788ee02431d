import type { PayeeStatement } from '#contract/recording-share.ts';
import type { Statement } from '#contract/statement.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findTitles } from '../../figures/figures/index.ts';
import { findLivingPayees } from '../../catalogue/payee/index.ts';
import { describePayeeStatement, describeStatement, getParts } from './describe-statement.ts';
import { findSharedLines } from '../statement/index.ts';
import type { PayeeStatementRow, StatementRow } from './payment-history.repository.ts';

/** Of an artist, with the titles of recordings and the names of those who share them. */
export async function readStatement(db: Db, row: StatementRow): Promise<Statement> {
  const titles = await findTitles(db, Object.keys(getParts(row).tracks));
  const others = await findSharedLines(db, { statement: row.id });
  const payees = await findLivingPayees(
    db,
    others.map(({ payeeId }) => payeeId),
  );
  const names = new Map(payees.map(({ id, name }) => [id, name]));
  return describeStatement(
    row,
    titles,
    others.map((each) => ({ ...each, name: names.get(each.payeeId) ?? null })),
  );
}

export async function readPayeeStatement(db: Db, row: PayeeStatementRow): Promise<PayeeStatement> {
  return describePayeeStatement(row, await findSharedLines(db, { payeeStatement: row.id }));
}
