import { useAddressChoice } from '@/shared/lib/address';

/** Tabs of the panel, in their order; the first is open where the address names none. */
export const panelTabs = ['overview', 'users', 'labels', 'royalties', 'system'] as const;

export type PanelTab = (typeof panelTabs)[number];

/** Which tab is open, kept in the address. */
export const usePanelTab = () => useAddressChoice<PanelTab>('tab', panelTabs, 'overview');
