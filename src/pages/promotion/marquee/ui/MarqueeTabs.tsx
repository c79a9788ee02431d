import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { type MarqueeTab, marqueeTabs, useMarqueeView } from '../model/marquee-view';
import type { ShownCampaign } from '../model/use-campaigns';
import type { Filling } from '../model/use-save-campaign';
import { OverviewTab } from './OverviewTab';

const CampaignsTab = lazyPart(() => import('./CampaignsTab'), 'CampaignsTab');
const AnalyticsTab = lazyPart(() => import('./AnalyticsTab'), 'AnalyticsTab');
const CreativesTab = lazyPart(() => import('./CreativesTab'), 'CreativesTab');

/** Fetches the parts ahead, for they are needed without a network too. */
function loadParts() {
  for (const part of [CampaignsTab, AnalyticsTab, CreativesTab])
    void part.load().catch(() => undefined);
}

type MarqueeTabsProps = {
  shown: ShownCampaign[];
  place: CreatedPlace;
  /** One of them shall be changed. */
  onFill: (filling: Filling) => void;
};

/** The parts of the screen, one at a time. */
export function MarqueeTabs({ shown, place, onFill }: MarqueeTabsProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { tab, openTab } = useMarqueeView();
  useEffect(loadParts, []);
  const campaigns = shown.map(({ campaign }) => campaign);
  const contents = {
    overview: () => <OverviewTab campaigns={campaigns} />,
    campaigns: () => <CampaignsTab shown={shown} place={place} onFill={onFill} />,
    analytics: () => <AnalyticsTab campaigns={campaigns} />,
    creatives: () => <CreativesTab campaigns={campaigns} />,
  } satisfies Record<MarqueeTab, unknown>;
  return (
    <Tabs
      label={t('tabsLabel')}
      value={tab}
      onChange={openTab}
      items={marqueeTabs.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        content: value === tab && (
          <Suspense fallback={<Skeleton shape="block" height="480px" />}>
            {contents[value]()}
          </Suspense>
        ),
      }))}
    />
  );
}
