import { Music } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './NowPlaying.css';

export function NoTrack() {
  const { t } = useTranslation('widgets.player-bar');
  return (
    <>
      <span className={styles.placeholder}>
        <Music size={20} aria-hidden />
      </span>
      <p className={styles.empty}>{t('empty')}</p>
    </>
  );
}
