import { useSearchParams } from 'react-router-dom';
import { type FigureRange, figureRanges } from '@/shared/contract/artist-figures.ts';

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

const usualRange: FigureRange = '28days';

/** The tab that an address names; what it does not know is the first one. */
export const dashboardTabIn = (search: URLSearchParams): DashboardTab =>
  dashboardTabs.find((tab) => tab === search.get('tab')) ?? 'overview';

/** What is looked at, kept in the address so that links, reload and back find it again. */
export function useDashboardView() {
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string, isUsual: boolean, replace: boolean) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (isUsual) changed.delete(name);
        else changed.set(name, value);
        return changed;
      },
      { replace, preventScrollReset: true },
    );
  return {
    tab: dashboardTabIn(search),
    range: figureRanges.find((range) => range === search.get('range')) ?? usualRange,
    /** The artist that the address names; the viewer's own without. */
    artist: search.get('artist') ?? undefined,
    openTab: (tab: DashboardTab) => change('tab', tab, tab === 'overview', false),
    chooseRange: (range: FigureRange) => change('range', range, range === usualRange, true),
  };
}
