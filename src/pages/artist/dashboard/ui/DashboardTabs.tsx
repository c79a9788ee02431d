import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Tabs } from '@/shared/ui/tabs';
import { TabSkeleton } from '@/widgets/office';
import { type DashboardTab, dashboardTabs, useDashboardView } from '../model/dashboard-view';
import type { Figures } from '../model/use-figures';
import { Overview } from './overview/Overview';

const MusicTab = lazyPart(() => import('./music/MusicTab'), 'MusicTab');
const AudienceTab = lazyPart(() => import('./audience/AudienceTab'), 'AudienceTab');
const EarningsTab = lazyPart(() => import('./earnings/EarningsTab'), 'EarningsTab');
const LabelTab = lazyPart(() => import('./label/LabelTab'), 'LabelTab');
const PitchingTab = lazyPart(() => import('./pitching/PitchingTab'), 'PitchingTab');

const late = {
  music: MusicTab,
  audience: AudienceTab,
  earnings: EarningsTab,
  label: LabelTab,
  pitching: PitchingTab,
};

/** Fetches a tab ahead of its opening; if that fails, it is asked for again when shown. */
const loadTab = (tab: Exclude<DashboardTab, 'overview'>) =>
  void late[tab].load().catch(() => undefined);

const contents: Record<DashboardTab, (figures: Figures) => ReactNode> = {
  overview: (figures) => <Overview figures={figures} />,
  music: (figures) => <MusicTab figures={figures} />,
  audience: (figures) => <AudienceTab figures={figures} />,
  earnings: (figures) => <EarningsTab figures={figures} />,
  label: ({ label }) => <LabelTab label={label} />,
  pitching: ({ audience }) => <PitchingTab artistName={audience.artist?.name} />,
};

type DashboardTabsProps = {
  /** Undefined while they are on their way. */
  figures: Figures | undefined;
};

/** The parts of the dashboard, one at a time; all but the first are fetched when they are wanted. */
export function DashboardTabs({ figures }: DashboardTabsProps) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { tab: open, openTab } = useDashboardView();
  return (
    <Tabs
      label={t('tabsLabel')}
      value={open}
      onChange={openTab}
      items={dashboardTabs.map((tab) => ({
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
