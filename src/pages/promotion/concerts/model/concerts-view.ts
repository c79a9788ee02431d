import { useAddressChoice } from '@/shared/lib/address';

/** Tabs of the screen, in their order; the first is open where the address names none. */
export const concertsTabs = ['concerts', 'analytics', 'promotion'] as const;

export type ConcertsTab = (typeof concertsTabs)[number];

/** What is looked at, kept in the address so that links and reload find it again. */
export function useConcertsView() {
  const [tab, openTab] = useAddressChoice<ConcertsTab>('tab', concertsTabs, 'concerts');
  return { tab, openTab };
}
