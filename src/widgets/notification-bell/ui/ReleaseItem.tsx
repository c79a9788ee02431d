import { Disc3 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReleaseNotification } from '@/shared/contract/notification.ts';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { BellEntry } from './BellEntry';
import { LessLink } from './LessLink';
import { MuteButton } from './MuteButton';
import * as styles from './NotificationBell.css';

type ReleaseItemProps = Pick<ComponentProps<typeof BellEntry>, 'headRef'> & {
  notification: ReleaseNotification;
  onLeave: () => void;
};

/** See docs/product/notifications.md. */
export function ReleaseItem({ notification, headRef, onLeave }: ReleaseItemProps) {
  const { t } = useTranslation('widgets.notification-bell');
  const { album, artist } = notification;
  const { id, title } = album;
  return (
    <BellEntry
      notification={notification}
      title={t('release.title', { title })}
      icon={<Disc3 size={20} />}
      headRef={headRef}
    >
      <ButtonLink to={paths.album(id)} size="small" onClick={onLeave}>
        {t('release.open', { title })}
      </ButtonLink>
      <Text size="small" tone="muted">
        {t('release.text', { artist: artist.name })} <LessLink onLeave={onLeave} />
      </Text>
      <div className={styles.mute}>
        <MuteButton artist={artist} isMuted={false} />
      </div>
    </BellEntry>
  );
}
