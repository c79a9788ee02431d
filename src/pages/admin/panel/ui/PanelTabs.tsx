import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { type PanelTab, panelTabs, usePanelTab } from '../model/panel-view';
import { useRights } from '../model/rights';
import { NotYours } from './NotYours';
import { Overview } from './overview/Overview';

const UsersTab = lazyPart(() => import('./users/UsersTab'), 'UsersTab');

const LabelsTab = lazyPart(() => import('./labels/LabelsTab'), 'LabelsTab');

const RoyaltiesTab = lazyPart(() => import('./royalties/RoyaltiesTab'), 'RoyaltiesTab');

const SystemTab = lazyPart(() => import('./system/SystemTab'), 'SystemTab');

const late = { users: UsersTab, labels: LabelsTab, royalties: RoyaltiesTab, system: SystemTab };

/** Fetches a tab ahead of its opening; if that fails, it is asked for again when shown. */
const loadTab = (tab: keyof typeof late) => void late[tab].load().catch(() => undefined);

const contents: Record<PanelTab, () => ReactNode> = {
  overview: () => <Overview />,
  users: () => <UsersTab />,
  labels: () => <LabelsTab />,
  royalties: () => <RoyaltiesTab />,
  system: () => <SystemTab />,
};

/** The parts of the panel, one at a time. */
export function PanelTabs() {
  const { t } = useTranslation('pages.admin.panel');
  const [open, openTab] = usePanelTab();
  const { opens } = useRights();
  // An address may name a tab that is somebody else's.
  const shown = panelTabs.filter((tab) => opens(tab) || tab === open);
  return (
    <Tabs
      label={t('tabsLabel')}
      value={open}
      onChange={openTab}
      items={shown.map((tab) => ({
        value: tab,
        label: t(`tabs.${tab}`),
        ...(tab !== 'overview' && opens(tab) && { onIntent: () => loadTab(tab) }),
        content: tab === open && (
          <Suspense fallback={<Skeleton shape="block" height="400px" />}>
            {opens(tab) ? contents[tab]() : <NotYours of="part" />}
          </Suspense>
        ),
      }))}
    />
  );
}
