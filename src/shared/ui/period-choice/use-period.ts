import { figureRanges } from '@/shared/contract/codes.ts';
import { useAddressChoice } from '@/shared/lib/address';

/** Over which days figures are looked at, all ending today. */
export type Period = (typeof figureRanges)[number];

/** The period of a screen, kept in its address (`?range=`); 28 days where that says nothing. */
export const usePeriod = () => useAddressChoice<Period>('range', figureRanges, '28days');
