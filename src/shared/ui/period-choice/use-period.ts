import { figureRanges } from '@/shared/contract/codes.ts';
import { useAddressChoice } from '@/shared/lib/address';

/** Periods end today. */
export type Period = (typeof figureRanges)[number];

/** Kept in the address (`?range=`); 28 days by default. */
export const usePeriod = () => useAddressChoice<Period>('range', figureRanges, '28days');
