import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useNotificationsInfiniteQuery,
  useReadNotificationsMutation,
} from '../api/notification-api';
import { useViewer } from '@/entities/session';
import type { ReceivedNotifications } from '@/shared/contract/notification.ts';
import { can } from '@/shared/lib/access';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { takeFocus } from '@/shared/ui/focus';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query-view';
import { SidePanel } from '@/shared/ui/side-panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { showFailure } from '@/shared/ui/toast';
import { DecisionItem } from './DecisionItem';
import { ExportItem } from './ExportItem';
import { FollowersItem } from './FollowersItem';
import * as styles from './NotificationBell.css';
import { PlaylistItem } from './PlaylistItem';
import { ReceivedItem } from './ReceivedItem';
import { ReleaseItem } from './ReleaseItem';
import { WaitingToday } from './WaitingToday';

type BellPanelProps = {
  /** Called when it closes, also by a link. */
  onClose: () => void;
};

/** The latest first. */
export function BellPanel({ onClose }: BellPanelProps) {
  const { t } = useTranslation('widgets.notification-bell');
  const { t: tDecisions } = useTranslation('widgets.notification-bell.decisions');
  const hasWork = can(useViewer(), 'promotion.open');
  const query = useNotificationsInfiniteQuery();
  const [read, { isLoading }] = useReadNotificationsMutation();
  const unread = query.data?.pages.at(-1)?.unread ?? 0;
  const handleRead = async () => {
    const { error } = await read();
    if (error) showFailure('readNotifications', error, { text: t('readFailed') });
  };
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={t('title')}
      description={hasWork ? tDecisions('text') : t('text')}
      closeLabel={t('close')}
    >
      <Stack gap={4}>
        <Inline gap={3} justify="between" isWrapping>
          <Link tone="accent" to={`${paths.profile}?tab=notifications`} onClick={onClose}>
            {t('settings')}
          </Link>
          {unread > 0 && (
            <Button size="small" isPending={isLoading} onClick={() => void handleRead()}>
              {t('readAll')}
            </Button>
          )}
        </Inline>
        <WaitingToday onLeave={onClose} />
        <QueryView
          query={query}
          headingLevel={3}
          loading={<Skeleton shape="block" height="240px" />}
          isEmpty={({ pages }) => pages.every(({ notifications }) => notifications.length === 0)}
          empty={
            <StatusView
              headingLevel={3}
              icon={<BellIcon size={32} />}
              title={t('empty.title')}
              text={hasWork ? tDecisions('empty') : t('empty.text')}
            />
          }
        >
          {({ pages }) => <Notifications pages={pages} onLeave={onClose} />}
        </QueryView>
      </Stack>
    </SidePanel>
  );
}

type NotificationsProps = {
  pages: readonly ReceivedNotifications[];
  onLeave: () => void;
};

function Notifications({ pages, onLeave }: NotificationsProps) {
  const { t } = useTranslation('widgets.notification-bell');
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = useNotificationsInfiniteQuery();
  /** The entry where the focus continues after a further page. */
  const [resumedAt, setResumedAt] = useState<string>();
  const handleEarlier = async () => {
    const { error, data } = await fetchNextPage();
    if (error) showFailure('earlierNotifications', error, { text: t('earlierFailed') });
    else setResumedAt(data?.pages.at(-1)?.notifications[0]?.id);
  };
  return (
    <>
      <ul className={styles.list}>
        {pages
          .flatMap(({ notifications }) => notifications)
          .map((notification) => {
            const { id } = notification;
            const headRef = id === resumedAt ? takeFocus : undefined;
            if (notification.type === 'decision') {
              return <DecisionItem key={id} {...{ notification, headRef, onLeave }} />;
            }
            if (notification.type === 'export') {
              return <ExportItem key={id} {...{ notification, headRef, onLeave }} />;
            }
            if (notification.type === 'playlist') {
              return <PlaylistItem key={id} {...{ notification, headRef, onLeave }} />;
            }
            if (notification.type === 'release') {
              return <ReleaseItem key={id} {...{ notification, headRef, onLeave }} />;
            }
            if (notification.type === 'followers') {
              return <FollowersItem key={id} {...{ notification, headRef, onLeave }} />;
            }
            return <ReceivedItem key={id} {...{ notification, headRef, onLeave }} />;
          })}
      </ul>
      {hasNextPage && (
        <Inline justify="center">
          <Button isPending={isFetchingNextPage} onClick={() => void handleEarlier()}>
            {t('earlier')}
          </Button>
        </Inline>
      )}
    </>
  );
}
