import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { copyMark } from '@/entities/offline-copy';
import { useViewer } from '@/entities/session';
import { useIsSteadilyOnline } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { muteCards } from './mute-cards';
import * as styles from './OfflineLine.css';

export function OfflineLine() {
  const { t } = useTranslation('app.layouts');
  const isOnline = useIsSteadilyOnline();
  const note = t('onlyOnline');
  useEffect(() => (isOnline ? undefined : muteCards(note)), [isOnline, note]);
  const owner = useViewer()?.id;
  const hasCopies = owner !== undefined && copyMark.isSet(owner);
  return (
    // Mounted before its words, or screen readers miss them. <output> is for the result of a
    // form.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status">
      {!isOnline && (
        <p className={styles.line}>
          {t(navigator.onLine ? 'unreachable' : 'offline')}
          {hasCopies && (
            <Link to={paths.offline} className={styles.link}>
              {t('offlineCopies')}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
