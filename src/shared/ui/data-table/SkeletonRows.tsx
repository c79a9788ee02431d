import { Skeleton } from '@/shared/ui/skeleton';
import { classNames } from '@/shared/lib/class-names';
import type { Column } from './column';
import * as styles from './DataTable.css';

type SkeletonRowsProps<Row> = {
  columns: readonly Column<Row>[];
  count: number;
  hasSelection: boolean;
  hasMenu: boolean;
};

/** Rows that are on their way, of the height of those to come. */
export function SkeletonRows<Row>(props: SkeletonRowsProps<Row>) {
  const { columns, count, hasSelection, hasMenu } = props;
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className={styles.row} aria-hidden>
      {hasSelection && (
        <td className={classNames(styles.cell, styles.check)}>
          <Skeleton width="18px" />
        </td>
      )}
      {columns.map(({ id, isNumeric }, place) => (
        <td
          key={id}
          className={classNames(
            styles.cell,
            place === 0 && styles.name,
            isNumeric && styles.number,
          )}
        >
          <Skeleton
            width={isNumeric ? '56px' : `${70 - ((index * 17 + place * 23) % 40)}%`}
            {...(isNumeric && { className: styles.figureToCome })}
          />
        </td>
      ))}
      {hasMenu && (
        <td className={classNames(styles.cell, styles.menu)}>
          <Skeleton width="20px" />
        </td>
      )}
    </tr>
  ));
}
