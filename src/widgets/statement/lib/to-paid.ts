import { sumAmounts, toAmount } from '@/shared/contract/money.ts';
import type { Statement } from '@/shared/contract/statement.ts';

/** What a statement leaves to pay, in euros: the artist's part, less what statements before lack. */
export const toPaid = ({ payable, carried }: Pick<Statement, 'payable' | 'carried'>): number =>
  toAmount(sumAmounts([payable, carried], 'EUR'));
