import type { Concert } from '@/shared/contract/concert.ts';

export type Priced = Pick<Concert, 'ticketPrice' | 'isFree'>;

/** 0 means unknown: free concerts have a field of their own. */
export function knownPrice({
  ticketPrice: { min, max },
  isFree = false,
}: Priced): 'free' | 'nothing' | 'one' | 'from' | 'upTo' | 'range' {
  if (min === 0 && max === 0) return isFree ? 'free' : 'nothing';
  if (max === 0) return 'from';
  if (min === 0) return 'upTo';
  return min === max ? 'one' : 'range';
}
