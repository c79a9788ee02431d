import { useAddressChoice } from '@/shared/lib/address';

/** Over which days figures are looked at, all ending today. */
export const periods = ['7days', '28days', '90days', '1year'] as const;

export type Period = (typeof periods)[number];

/** The period of a screen, kept in its address (`?range=`); 28 days where that says nothing. */
export const usePeriod = () => useAddressChoice<Period>('range', periods, '28days');
