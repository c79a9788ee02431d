import { useTranslation } from 'react-i18next';
import { ShortCount } from '@/shared/ui/short-count';
import * as styles from './TrackTable.css';

type NarrowPlaysProps = {
  /** Nothing is shown where it is not known. */
  count: number | undefined;
};

/** How often a track was played, below its title where the column of plays has no room. */
export function NarrowPlays({ count }: NarrowPlaysProps) {
  const { t } = useTranslation('widgets.track-table');
  if (count === undefined) return null;
  return (
    <span className={styles.narrowPlays}>
      <ShortCount count={count} label={(shown) => t('plays', { count, shown })} />
    </span>
  );
}
