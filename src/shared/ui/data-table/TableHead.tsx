import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Sort } from '@/shared/lib/address';
import { classNames } from '@/shared/lib/class-names';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { isSortable } from './column';
import * as styles from './DataTable.css';
import type { Placed } from './place-columns';
import { PageCheckbox } from './RowCheckbox';
import { check, end, number } from './TableRow.css';
import type { Selection } from './use-selection';

type TableHeadProps<Row> = {
  placed: readonly Placed<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  selection: Selection | undefined;
  pageIds: readonly string[];
  /** Rows end with a cell of buttons. */
  hasEnd: boolean;
  hasMenu: boolean;
};

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { placed, sort, onSort, selection, pageIds, hasEnd, hasMenu } = props;
  const { t } = useTranslation('shared.ui.data-table');
  return (
    <thead>
      <tr className={styles.headRow}>
        {selection && (
          <th scope="col" className={classNames(styles.headCell, check)} data-part="check">
            <PageCheckbox selection={selection} pageIds={pageIds} />
          </th>
        )}
        {placed.map((each) => (
          <HeadCell key={each.column.id} placed={each} sort={sort} onSort={onSort} />
        ))}
        {hasEnd && (
          <th
            scope="col"
            className={classNames(styles.headCell, end)}
            data-part="end"
            data-has-menu={hasMenu ? '' : undefined}
          >
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

type HeadCellProps<Row> = {
  placed: Placed<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
};

function HeadCell<Row>({ placed, sort, onSort }: HeadCellProps<Row>) {
  const { column, columnIndex, part, isLast } = placed;
  const { id, title, isNumeric = false } = column;
  const isSorted = sort?.by === id;
  const isDescending = isSorted ? sort.isDescending : isNumeric;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  const handleSort = () => onSort?.({ by: id, isDescending: isSorted ? !isDescending : isNumeric });
  return (
    <th
      scope="col"
      className={classNames(styles.headCell, isNumeric && number)}
      data-place={columnIndex}
      data-part={part}
      data-last={isLast || undefined}
      data-numeric={isNumeric || undefined}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      {onSort && isSortable(column) ? (
        <>
          <button type="button" className={styles.sort} onClick={handleSort}>
            {title}
            <Arrow size={16} className={styles.arrow} aria-hidden />
          </button>
          <span className={styles.plainTitle}>{title}</span>
        </>
      ) : (
        title
      )}
    </th>
  );
}
