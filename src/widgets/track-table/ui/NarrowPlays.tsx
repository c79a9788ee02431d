import { useTranslation } from 'react-i18next';
import { ShortCount } from '@/shared/ui/short-count';
import * as styles from './TrackTable.css';

type NarrowPlaysProps = {
  /** Nothing is shown if unknown. */
  count: number | undefined;
};

/** Plays of a track below its title, where the column has no room. */
export function NarrowPlays({ count }: NarrowPlaysProps) {
  const { t } = useTranslation('widgets.track-table');
  if (count === undefined) return null;
  return (
    <span className={styles.narrowPlays}>
      <ShortCount count={count} label={(shown) => t('plays', { count, shown })} />
    </span>
  );
}
