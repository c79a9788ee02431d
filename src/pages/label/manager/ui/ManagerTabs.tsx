import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Tabs } from '@/shared/ui/tabs';
import { TabSkeleton } from '@/widgets/office';
import { type ManagerTab, managerTabs, useManagerView } from '../model/manager-view';
import type { LabelFigures } from '../model/use-label-figures';
import { Overview } from './overview/Overview';

const ArtistsTab = lazyPart(() => import('./artists/ArtistsTab'), 'ArtistsTab');
const ReleasesTab = lazyPart(() => import('./releases/ReleasesTab'), 'ReleasesTab');
const AnalyticsTab = lazyPart(() => import('./analytics/AnalyticsTab'), 'AnalyticsTab');
const FinanceTab = lazyPart(() => import('./finance/FinanceTab'), 'FinanceTab');

const late = {
  artists: ArtistsTab,
  releases: ReleasesTab,
  analytics: AnalyticsTab,
  finance: FinanceTab,
};

/** Fetches a tab ahead of its opening; if that fails, it is asked for again when shown. */
const loadTab = (tab: Exclude<ManagerTab, 'overview'>) =>
  void late[tab].load().catch(() => undefined);

const contents: Record<ManagerTab, (figures: LabelFigures) => ReactNode> = {
  overview: (figures) => <Overview figures={figures} />,
  artists: ({ artists }) => <ArtistsTab artists={artists} />,
  releases: ({ releases, artists }) => <ReleasesTab releases={releases} artists={artists} />,
  analytics: (figures) => <AnalyticsTab figures={figures} />,
  finance: () => <FinanceTab />,
};

type ManagerTabsProps = {
  /** Undefined while they are on their way. */
  figures: LabelFigures | undefined;
};

/** The parts of the dashboard, one at a time; all but the first are fetched when they are wanted. */
export function ManagerTabs({ figures }: ManagerTabsProps) {
  const { t } = useTranslation('pages.label.manager');
  const { tab: open, openTab } = useManagerView();
  return (
    <Tabs
      label={t('tabsLabel')}
      value={open}
      onChange={openTab}
      items={managerTabs.map((tab) => ({
        value: tab,
        label: t(`tabs.${tab}`),
        ...(tab !== 'overview' && { onIntent: () => loadTab(tab) }),
        content: tab === open && (
          <Suspense fallback={<TabSkeleton />}>
            {figures ? contents[tab](figures) : <TabSkeleton />}
          </Suspense>
        ),
      }))}
    />
  );
}
