import type { OwnStatement, OwnSums } from '#contract/label-figures.ts';
import type { CommissionRow, OwnStatementRow } from './own-statement.repository.ts';

const inEuros = (cents: number) => cents / 100;
const fromMillionths = (earned: number) => earned / 1_000_000;

export function describeOwn(row: OwnStatementRow): OwnSums {
  return {
    id: row.id,
    commission: inEuros(row.payable),
    carried: inEuros(row.carried),
    amount: inEuros(row.amount ?? 0),
    status: row.status ?? 'carried',
    date: row.date,
  };
}

export function describeOwnStatement(
  row: OwnStatementRow,
  commissions: readonly CommissionRow[],
): OwnStatement {
  return {
    ...describeOwn(row),
    label: row.label,
    period: row.month,
    issuedAt: row.issuedAt.toISOString(),
    hash: row.hash,
    labelRate: row.labelRate,
    gross: fromMillionths(row.earned),
    share: inEuros(commissions.reduce((sum, { payable }) => sum + payable, 0)),
    lines: commissions.map(({ id, artistId, artistName, month, earned, payable, commission }) => ({
      id,
      artist: { id: artistId, name: artistName },
      period: month,
      gross: fromMillionths(earned),
      share: inEuros(payable),
      commission: inEuros(commission),
    })),
  };
}
