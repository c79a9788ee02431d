import { CalendarHeart, Disc3, type LucideIcon, MessageCircle, Tag } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageText } from '@/entities/notification';
import { useFollowNotificationMutation } from '../api/notification-api';
import type { ReceivedNotification } from '@/shared/contract/notification.ts';
import { logFailure } from '@/shared/lib/log';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { BellEntry } from './BellEntry';
import { LessLink } from './LessLink';
import { MuteButton } from './MuteButton';
import * as styles from './NotificationBell.css';

type ReceivedItemProps = Pick<ComponentProps<typeof BellEntry>, 'headRef'> & {
  notification: ReceivedNotification;
  onLeave: () => void;
};

const icons: Record<ReceivedNotification['type'], LucideIcon> = {
  new_release: Disc3,
  concert: CalendarHeart,
  exclusive: Tag,
  general: MessageCircle,
};

export function ReceivedItem({ notification, headRef, onLeave }: ReceivedItemProps) {
  const { t } = useTranslation(['widgets.notification-bell', 'entities.notification']);
  const { id, artist, title, message, track, reason, isMuted } = notification;
  const Icon = icons[notification.type];
  const [follow] = useFollowNotificationMutation();

  const leave = async () => {
    onLeave();
    const { error } = await follow(id);
    if (error) logFailure('followNotification', error);
  };
  return (
    <BellEntry
      notification={notification}
      title={title}
      icon={<Icon size={20} />}
      headRef={headRef}
    >
      <MessageText>{message}</MessageText>
      {track && (
        <ButtonLink to={paths.track(track.id)} size="small" onClick={() => void leave()}>
          {t('entities.notification:listen', { title: track.title })}
        </ButtonLink>
      )}
      <Text size="small" tone="muted">
        {t(isMuted ? 'mute.isMuted' : `entities.notification:reason.${reason}`, {
          artist: artist.name,
        })}{' '}
        {!isMuted && <LessLink onLeave={onLeave} />}
      </Text>
      <div className={styles.mute}>
        <MuteButton artist={artist} isMuted={isMuted} />
      </div>
    </BellEntry>
  );
}
