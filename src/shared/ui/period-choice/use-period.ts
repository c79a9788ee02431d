import { figureRanges } from '@/shared/contract/codes.ts';
import { useAddressChoice } from '@/shared/lib/address';

export type Period = (typeof figureRanges)[number];

export const usePeriod = () => useAddressChoice<Period>('range', figureRanges, '28days');
