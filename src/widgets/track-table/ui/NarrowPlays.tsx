import { useTranslation } from 'react-i18next';
import { ShortCount } from '@/shared/ui/short-count';
import * as styles from './TrackTable.css';

type NarrowPlaysProps = {
  count: number | undefined;
};

export function NarrowPlays({ count }: NarrowPlaysProps) {
  const { t } = useTranslation('widgets.track-table');
  if (count === undefined) return null;
  return (
    <span className={styles.narrowPlays}>
      <ShortCount count={count} label={(shown) => t('plays', { count, shown })} />
    </span>
  );
}
