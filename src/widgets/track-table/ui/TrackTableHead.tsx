import { Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type OptionalColumn, getLayout } from '../lib/column';
import type { TrackOrder } from '../lib/use-sorted-tracks';
import type { SortColumn } from './SortButton';
import * as styles from './TrackTable.css';

type TrackTableHeadProps = {
  columns: readonly OptionalColumn[];
  hasMenu: boolean;
  hasArtists: boolean;
  /** Makes the columns sortable. */
  order: TrackOrder | undefined;
};

const optional = {
  album: styles.album,
  addedAt: styles.date,
  playedAt: styles.time,
  playCount: styles.plays,
} as const;

export function TrackTableHead(props: TrackTableHeadProps) {
  const { columns, hasMenu, hasArtists, order } = props;
  const { t } = useTranslation('widgets.track-table');
  return (
    <thead className={styles.headGroup}>
      <tr
        aria-rowindex={1}
        className={classNames(styles.row, styles.layout[getLayout(columns)], styles.head)}
      >
        <HeadCell className={styles.number} by={['number']} order={order} />
        <HeadCell by={order && hasArtists ? ['title', 'artist'] : ['title']} order={order} />
        {(['album', 'addedAt', 'playedAt', 'playCount'] as const).map(
          (column) =>
            columns.includes(column) && (
              <HeadCell
                key={column}
                className={optional[column]}
                by={[column]}
                // The history has its own order.
                order={column === 'playedAt' ? undefined : order}
              />
            ),
        )}
        <th scope="col">
          <VisuallyHidden>{t('column.like')}</VisuallyHidden>
        </th>
        <HeadCell className={styles.duration} by={['duration']} order={order}>
          <VisuallyHidden>{t('column.duration')}</VisuallyHidden>
          <Clock3 size={16} aria-hidden />
        </HeadCell>
        {hasMenu && (
          <th scope="col">
            <VisuallyHidden>{t('column.more')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

type HeadCellProps = {
  by: readonly [SortColumn, ...SortColumn[]];
  order: TrackOrder | undefined;
  className?: string;
  /** @default the column's name */
  children?: ReactNode;
};

function HeadCell({ by, order, className, children }: HeadCellProps) {
  const { t } = useTranslation('widgets.track-table');
  const isSorted = by.some((column) => column === order?.sort?.by);
  const direction = order?.sort?.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={isSorted ? direction : undefined}>
      {order &&
        by.map((column) => (
          <order.Button key={column} by={column} sort={order.sort} onSort={order.sortBy}>
            {children ?? t(`column.${column}`)}
          </order.Button>
        ))}
      <span className={order && styles.plainName}>{children ?? t(`column.${by[0]}`)}</span>
    </th>
  );
}
