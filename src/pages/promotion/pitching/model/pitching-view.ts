import { useAddressChoice } from '@/shared/lib/address';

/** Tabs of the screen, in their order; the first is open where the address names none. */
export const pitchingTabs = ['submit', 'sent', 'playlists', 'guides'] as const;

export type PitchingTab = (typeof pitchingTabs)[number];

/** What is looked at, kept in the address so that links and reload find it again. */
export function usePitchingView() {
  const [tab, openTab] = useAddressChoice<PitchingTab>('tab', pitchingTabs, 'submit');
  return { tab, openTab };
}
