import { type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './BellLook.css';

type BellLookProps = {
  title: string;
  /** The sender; undefined for the service. */
  artist: { id: string; name: string; image: string | null } | undefined;
  /** ISO 8601. */
  at: string;
  isRead: boolean;
  /** What kind of thing it is about, in place of a picture or on it. */
  icon?: ReactNode;
  isOpen: boolean;
  /** Without it the head is no button. */
  onPress?: () => void;
  headRef?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
};

export function BellLook(props: BellLookProps) {
  const { title, artist, at, isRead, icon, isOpen, onPress, headRef, children } = props;
  const { t } = useTranslation('entities.notification');
  const { ago, moment } = useFormats();
  const [now] = useState(() => Date.now());
  const body = useId();
  // The preview of a planned one has no age yet.
  const when = Date.parse(at) > now ? moment(at) : ago(at, now);
  const head = (
    <>
      {artist ? (
        <span className={styles.picture}>
          <Artwork src={artist.image} seed={artist.id} alt="" shape="round" sizes="40px" />
          {icon && (
            <span className={styles.kind} aria-hidden>
              {icon}
            </span>
          )}
        </span>
      ) : (
        <span className={styles.mark} aria-hidden>
          {icon}
        </span>
      )}
      <span className={styles.words}>
        <span className={classNames(!isRead && styles.unread)}>{title}</span>
        <Text as="span" size="small" tone="muted">
          <time dateTime={at} title={moment(at)}>
            {artist ? t('from', { artist: artist.name, moment: when }) : when}
          </time>
        </Text>
      </span>
      {!isRead && (
        <span className={styles.dot}>
          <VisuallyHidden>{t('unread')}</VisuallyHidden>
        </span>
      )}
    </>
  );
  return (
    <li className={styles.item}>
      {onPress ? (
        <button
          ref={headRef}
          type="button"
          className={classNames(styles.head, styles.button)}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={onPress}
        >
          {head}
        </button>
      ) : (
        <div className={styles.head}>{head}</div>
      )}
      <div id={body} hidden={!isOpen}>
        {isOpen && <div className={styles.body}>{children}</div>}
      </div>
    </li>
  );
}

export const MessageText = ({ children }: { children: ReactNode }) => (
  <Text className={styles.message}>{children}</Text>
);
