import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/shared/lib/format';
import * as styles from './TrackTable.css';

type NarrowPlaysProps = {
  /** Nothing is shown where it is not known. */
  count: number | undefined;
};

/** How often a track was played, below its title where the column of plays has no room. */
export function NarrowPlays({ count }: NarrowPlaysProps) {
  const { t, i18n } = useTranslation('widgets.track-table');
  if (count === undefined) return null;
  return (
    <span className={styles.narrowPlays}>
      {t('plays', { count, shown: formatNumber(count, i18n.language) })}
    </span>
  );
}
