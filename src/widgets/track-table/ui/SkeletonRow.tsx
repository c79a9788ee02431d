import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type OptionalColumn, getLayout } from '../lib/column';
import { placedAt } from '../lib/placed-at';
import * as styles from './TrackTable.css';

type SkeletonRowProps = { index: number; columns: readonly OptionalColumn[]; top: number };

/** An unread row, which can keep the focus. */
export function SkeletonRow({ index, columns, top }: SkeletonRowProps) {
  const { t } = useTranslation('widgets.track-table');
  return (
    <tr
      aria-rowindex={index + 2}
      data-index={index}
      className={classNames(
        styles.row,
        styles.layout[getLayout(columns)],
        styles.bodyRow,
        styles.placed,
        styles.unread,
      )}
      style={placedAt(top)}
    >
      <td className={styles.number}>{index + 1}</td>
      <td className={styles.titleCell} data-stop>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton width={`${70 - ((index * 17) % 40)}%`} />
      </td>
    </tr>
  );
}
