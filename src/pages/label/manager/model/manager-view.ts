import { useSearchParams } from 'react-router-dom';
import { useAddressChoice } from '@/shared/lib/address';

/** Tabs of the dashboard, in their order; the first is open where the address names none. */
export const managerTabs = ['overview', 'artists', 'releases', 'analytics', 'finance'] as const;

export type ManagerTab = (typeof managerTabs)[number];

/** What is looked at, kept in the address so that links and reload find it again. */
export function useManagerView() {
  const [search] = useSearchParams();
  const [tab, openTab] = useAddressChoice<ManagerTab>('tab', managerTabs, 'overview');
  return {
    tab,
    openTab,
    /** The label that the address names; the viewer's own without. */
    label: search.get('label') ?? undefined,
  };
}
