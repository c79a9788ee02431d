import { FileArchive } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenNotificationMutation } from './notification-api';
import type {
  DecisionNotice,
  ExportNotice,
  ReceivedNotice,
} from '@/shared/contract/notification.ts';
import { classNames } from '@/shared/lib/class-names';
import { formatMoment } from '@/shared/lib/format';
import { logFailure } from '@/shared/lib/log';
import { Artwork } from '@/shared/ui/artwork';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './NotificationBell.css';

type BellEntryProps = {
  notification: ReceivedNotice | DecisionNotice | ExportNotice;
  /** The closed entry's text. */
  title: string;
  /** The opened content. */
  children: ReactNode;
  /** Ref of the button. */
  headRef?: Ref<HTMLButtonElement> | undefined;
};

/** An entry of the bell; opening it marks it as read. */
export function BellEntry({ notification, title, children, headRef }: BellEntryProps) {
  const { t, i18n } = useTranslation('app.layouts.bell');
  const { id, at, isRead } = notification;
  const artist = 'artist' in notification ? notification.artist : undefined;
  const moment = formatMoment(at, i18n.language);
  const [isOpen, setOpen] = useState(false);
  const [open] = useOpenNotificationMutation();
  const body = useId();

  const toggle = async () => {
    setOpen(!isOpen);
    if (isOpen) return;
    const { error } = await open(id);
    if (error) logFailure('openNotification', error);
  };
  return (
    <li className={styles.item}>
      <button
        ref={headRef}
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => void toggle()}
      >
        {artist ? (
          <Artwork src={artist.image} seed={artist.id} alt="" shape="round" sizes="40px" />
        ) : (
          <span className={styles.mark} aria-hidden>
            <FileArchive size={20} />
          </span>
        )}
        <span className={styles.words}>
          <span className={classNames(!isRead && styles.unread)}>{title}</span>
          <Text as="span" size="small" tone="muted">
            {artist ? t('from', { artist: artist.name, moment }) : moment}
          </Text>
        </span>
        {!isRead && (
          <span className={styles.dot}>
            <VisuallyHidden>{t('unread')}</VisuallyHidden>
          </span>
        )}
      </button>
      <div id={body} hidden={!isOpen}>
        {isOpen && <div className={styles.body}>{children}</div>}
      </div>
    </li>
  );
}
