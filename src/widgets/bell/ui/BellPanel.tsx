import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotificationsQuery, useReadNotificationsMutation } from '../api/notification-api';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query-view';
import { SidePanel } from '@/shared/ui/side-panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { showFailure } from '@/shared/ui/toast';
import { DecisionItem } from './DecisionItem';
import * as styles from './NotificationBell.css';
import { ReceivedItem } from './ReceivedItem';

type BellPanelProps = {
  /** It was closed, or left by a link. */
  onClose: () => void;
};

/**
 * What a person was told, by artists and of decisions about their own work, the latest first, a part at a time.
 * @states default success artist label loading empty failed long-text narrow
 * @without hover focus: the buttons and links in it show them
 * @without visitor: it is there for who is signed in alone
 */
export function BellPanel({ onClose }: BellPanelProps) {
  const { t } = useTranslation('widgets.bell');
  const { t: tDecisions } = useTranslation('widgets.bell.decisions');
  const hasWork = can(useViewer(), 'promotion.open');
  const { data } = useNotificationsQuery({ cursor: undefined });
  const [read, { isLoading }] = useReadNotificationsMutation();
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
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
          {data !== undefined && data.unread > 0 && (
            <Button size="small" isPending={isLoading} onClick={() => void handleRead()}>
              {t('readAll')}
            </Button>
          )}
        </Inline>
        {cursors.map((cursor, place) => (
          <Part
            key={cursor ?? ''}
            cursor={cursor}
            isLast={place === cursors.length - 1}
            onMore={(next) => setCursors([...cursors, next])}
            onClose={onClose}
          />
        ))}
      </Stack>
    </SidePanel>
  );
}

type PartProps = BellPanelProps & {
  cursor: string | undefined;
  isLast: boolean;
  onMore: (cursor: string) => void;
};

function Part({ cursor, isLast, onMore, onClose }: PartProps) {
  const { t } = useTranslation('widgets.bell');
  const { t: tDecisions } = useTranslation('widgets.bell.decisions');
  const hasWork = can(useViewer(), 'promotion.open');
  const query = useNotificationsQuery({ cursor });
  return (
    <QueryView
      query={query}
      headingLevel={3}
      loading={<Skeleton shape="block" height="240px" />}
      isEmpty={({ notifications }) => notifications.length === 0}
      empty={
        <StatusView
          headingLevel={3}
          icon={<BellIcon size={32} />}
          title={t('empty.title')}
          text={hasWork ? tDecisions('empty') : t('empty.text')}
        />
      }
    >
      {({ notifications, nextCursor }) => (
        <>
          <ul className={styles.list}>
            {notifications.map((notification) =>
              notification.type === 'decision' ? (
                <DecisionItem key={notification.id} notification={notification} onLeave={onClose} />
              ) : (
                <ReceivedItem key={notification.id} notification={notification} onLeave={onClose} />
              ),
            )}
          </ul>
          {isLast && nextCursor !== null && (
            <Inline justify="center">
              <Button onClick={() => onMore(nextCursor)}>{t('earlier')}</Button>
            </Inline>
          )}
        </>
      )}
    </QueryView>
  );
}
