import { sumAmounts, toAmount } from '@/shared/contract/money.ts';
import type { Statement } from '@/shared/contract/statement.ts';

/** The amount to pay in euros, after others' parts and deficits of earlier statements. */
export const toPaid = ({
  payable,
  carried,
  shared = 0,
}: Pick<Statement, 'payable' | 'carried' | 'shared'>): number =>
  toAmount(sumAmounts([payable, -shared, carried], 'EUR'));
