import { sumAmounts, toAmount } from '@/shared/contract/money.ts';
import type { Statement } from '@/shared/contract/statement.ts';

/** The amount to pay in euros, after deficits of earlier statements. */
export const toPaid = ({ payable, carried }: Pick<Statement, 'payable' | 'carried'>): number =>
  toAmount(sumAmounts([payable, carried], 'EUR'));
