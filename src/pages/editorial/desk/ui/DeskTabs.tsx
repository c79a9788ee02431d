import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { type DeskTab, deskTabs, useDeskTab, useOpenPlaylist } from '../model/desk-view';
import { PlaylistsTab } from './playlists/PlaylistsTab';

const InboxTab = lazyPart(() => import('./inbox/InboxTab'), 'InboxTab');

const TracksView = lazyPart(() => import('./tracks/TracksView'), 'TracksView');

/** Fetches the inbox ahead of its opening; if that fails, it is asked for again when shown. */
const loadInbox = () => void InboxTab.load().catch(() => undefined);

/** All playlists, or the tracks of one. */
function Playlists() {
  const { openId, open } = useOpenPlaylist();
  return openId === '' ? <PlaylistsTab /> : <TracksView id={openId} onLeave={() => open('')} />;
}

const contents: Record<DeskTab, () => ReactNode> = {
  playlists: () => <Playlists />,
  inbox: () => <InboxTab />,
};

/** The parts of the desk, one at a time. */
export function DeskTabs() {
  const { t } = useTranslation('pages.editorial.desk');
  const [open, openTab] = useDeskTab();
  return (
    <Tabs
      label={t('tabsLabel')}
      value={open}
      onChange={openTab}
      items={deskTabs.map((tab) => ({
        value: tab,
        label: t(`tabs.${tab}`),
        ...(tab === 'inbox' && { onIntent: loadInbox }),
        content: tab === open && (
          <Suspense fallback={<Skeleton shape="block" height="400px" />}>
            {contents[tab]()}
          </Suspense>
        ),
      }))}
    />
  );
}
