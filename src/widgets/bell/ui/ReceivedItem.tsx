import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useFollowNotificationMutation,
  useOpenNotificationMutation,
} from '../api/notification-api';
import type { ReceivedNotice } from '@/shared/contract/notification.ts';
import { classNames } from '@/shared/lib/class-names';
import { formatMoment } from '@/shared/lib/format';
import { logFailure } from '@/shared/lib/log';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { ButtonLink } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { MuteButton } from './MuteButton';
import * as styles from './NotificationBell.css';

type ReceivedItemProps = {
  notification: ReceivedNotice;
  /** A link in it was followed. */
  onLeave: () => void;
};

/** One notification: a press opens it, and it says why it is here and how to have less of its kind. */
export function ReceivedItem({ notification, onLeave }: ReceivedItemProps) {
  const { t, i18n } = useTranslation('widgets.bell');
  const { id, artist, title, message, at, isRead, track, reason, isMuted } = notification;
  const [isOpen, setOpen] = useState(false);
  const [open] = useOpenNotificationMutation();
  const [follow] = useFollowNotificationMutation();
  const body = useId();

  const toggle = async () => {
    setOpen(!isOpen);
    if (isOpen) return;
    const { error } = await open(id);
    if (error) logFailure('openNotification', error);
  };
  const leave = async () => {
    onLeave();
    const { error } = await follow(id);
    if (error) logFailure('followNotification', error);
  };
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => void toggle()}
      >
        <Artwork src={artist.image} seed={artist.id} alt="" shape="round" sizes="40px" />
        <span className={styles.words}>
          <span className={classNames(!isRead && styles.unread)}>{title}</span>
          <Text as="span" size="small" tone="muted">
            {t('from', { artist: artist.name, moment: formatMoment(at, i18n.language) })}
          </Text>
        </span>
        {!isRead && (
          <span className={styles.dot}>
            <VisuallyHidden>{t('unread')}</VisuallyHidden>
          </span>
        )}
      </button>
      <div id={body} hidden={!isOpen}>
        {isOpen && (
          <div className={styles.body}>
            <Text className={styles.message}>{message}</Text>
            {track && (
              <ButtonLink to={paths.track(track.id)} size="small" onClick={() => void leave()}>
                {t('listen', { title: track.title })}
              </ButtonLink>
            )}
            <Text size="small" tone="muted">
              {t(isMuted ? 'mute.isMuted' : `reason.${reason}`, { artist: artist.name })}{' '}
              {!isMuted && (
                <Link tone="accent" to={`${paths.profile}?tab=notifications`} onClick={onLeave}>
                  {t('less')}
                </Link>
              )}
            </Text>
            <div className={styles.mute}>
              <MuteButton artist={artist} isMuted={isMuted} />
            </div>
          </div>
        )}
      </div>
    </li>
  );
}
