import { sumAmounts, toAmount } from '@/shared/contract/money.ts';
import type { Statement } from '@/shared/contract/statement.ts';

/**
 * The amount to pay in euros: the artist's share, less deficits carried over from earlier
 * statements.
 */
export const toPaid = ({ payable, carried }: Pick<Statement, 'payable' | 'carried'>): number =>
  toAmount(sumAmounts([payable, carried], 'EUR'));
