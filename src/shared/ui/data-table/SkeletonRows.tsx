import { classNames } from '@/shared/lib/class-names';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Placed } from './place-columns';
import * as styles from './TableRow.css';

type SkeletonRowsProps<Row> = {
  placed: readonly Placed<Row>[];
  count: number;
  hasSelection: boolean;
  hasMenu: boolean;
  hasEnd: boolean;
};

/** Loading rows, as high as real ones. */
export function SkeletonRows<Row>(props: SkeletonRowsProps<Row>) {
  const { placed, count, hasSelection, hasMenu, hasEnd } = props;
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className={styles.row} aria-hidden>
      {hasSelection && (
        <td className={classNames(styles.cell, styles.check)} data-part="check">
          <Skeleton width="18px" />
        </td>
      )}
      {placed.map(({ column: { id, isNumeric }, columnIndex, part, isLast }) => (
        <td
          key={id}
          className={classNames(
            styles.cell,
            columnIndex === 0 && styles.name,
            isNumeric && styles.number,
          )}
          data-place={columnIndex}
          data-part={part}
          data-last={isLast || undefined}
        >
          <Skeleton
            width={isNumeric ? '56px' : `${70 - ((index * 17 + columnIndex * 23) % 40)}%`}
            {...(isNumeric && { className: styles.figureToCome })}
          />
        </td>
      ))}
      {hasEnd && (
        <td
          className={classNames(styles.cell, styles.end)}
          data-part="end"
          data-has-menu={hasMenu ? '' : undefined}
        >
          <Skeleton width="20px" />
        </td>
      )}
    </tr>
  ));
}
