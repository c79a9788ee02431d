import { useSearchParams } from 'react-router-dom';
import { changedParams, useAddressChoice } from '@/shared/lib/address';

/** Tabs of the screen, in their order; the first is open where the address names none. */
export const marqueeTabs = ['overview', 'campaigns', 'analytics', 'creatives'] as const;

export type MarqueeTab = (typeof marqueeTabs)[number];

/** What is looked at, kept in the address so that links and reload find it again. */
export function useMarqueeView() {
  const [search, setSearch] = useSearchParams();
  const [tab, openTab] = useAddressChoice<MarqueeTab>('tab', marqueeTabs, 'overview');
  return {
    tab,
    openTab,
    /** The address asks for the form of a new campaign, about a concert where it names one. */
    isNewAsked: search.get('new') === 'campaign',
    concertId: search.get('concert'),
    /** The form was closed: a reload does not open it again. */
    closeNew: () =>
      setSearch((current) => changedParams(current, { new: '', concert: '' }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
