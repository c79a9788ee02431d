import { useSearchParams } from 'react-router-dom';
import { useAddressChoice } from '@/shared/lib/address';
import { usePeriod } from '@/shared/ui/period-choice';

/** Tabs of the dashboard, in their order; the first is open where the address names none. */
export const dashboardTabs = [
  'overview',
  'music',
  'audience',
  'earnings',
  'label',
  'pitching',
] as const;

export type DashboardTab = (typeof dashboardTabs)[number];

/** What is looked at, kept in the address so that links and reload find it again. */
export function useDashboardView() {
  const [search] = useSearchParams();
  const [tab, openTab] = useAddressChoice<DashboardTab>('tab', dashboardTabs, 'overview');
  const [range, chooseRange] = usePeriod();
  return {
    tab,
    openTab,
    range,
    chooseRange,
    /** The artist that the address names; the viewer's own without, or nobody yet. */
    artist: search.get('artist') || undefined,
  };
}
