import { Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type OptionalColumn, getLayout } from '../lib/column';
import * as styles from './TrackTable.css';

type TrackTableHeadProps = { columns: readonly OptionalColumn[]; hasMenu: boolean };

export function TrackTableHead({ columns, hasMenu }: TrackTableHeadProps) {
  const { t } = useTranslation('widgets.track-table');
  return (
    <thead className={styles.rows}>
      <tr
        aria-rowindex={1}
        className={classNames(styles.row, styles.layout[getLayout(columns)], styles.head)}
      >
        <th scope="col" className={styles.number}>
          {t('column.number')}
        </th>
        <th scope="col">{t('column.title')}</th>
        {columns.includes('album') && (
          <th scope="col" className={styles.album}>
            {t('column.album')}
          </th>
        )}
        {columns.includes('addedAt') && (
          <th scope="col" className={styles.date}>
            {t('column.addedAt')}
          </th>
        )}
        {columns.includes('playedAt') && (
          <th scope="col" className={styles.time}>
            {t('column.playedAt')}
          </th>
        )}
        {columns.includes('playCount') && (
          <th scope="col" className={styles.plays}>
            {t('column.playCount')}
          </th>
        )}
        <th scope="col">
          <VisuallyHidden>{t('column.like')}</VisuallyHidden>
        </th>
        <th scope="col" className={styles.duration}>
          <VisuallyHidden>{t('column.duration')}</VisuallyHidden>
          <Clock3 size={16} aria-hidden />
        </th>
        {hasMenu && (
          <th scope="col">
            <VisuallyHidden>{t('column.more')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
