import { sumAmounts, toAmount } from '@/shared/contract/money.ts';
import type { Statement } from '@/shared/contract/statement.ts';

/** Euros, less earlier deficits. */
export const toPaid = ({ payable, carried }: Pick<Statement, 'payable' | 'carried'>): number =>
  toAmount(sumAmounts([payable, carried], 'EUR'));
