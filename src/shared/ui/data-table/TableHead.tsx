import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Sort } from '@/shared/lib/address';
import { classNames } from '@/shared/lib/class-names';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type Column, isSortable } from './column';
import * as styles from './DataTable.css';
import { PageCheckbox } from './RowCheckbox';
import type { Selection } from './use-selection';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  selection: Selection | undefined;
  pageIds: readonly string[];
  hasMenu: boolean;
};

/** The names of the columns; who can be sorted by is a button. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, selection, pageIds, hasMenu } = props;
  const { t } = useTranslation('shared.ui.data-table');
  return (
    <thead className={styles.head}>
      <tr>
        {selection && (
          <th scope="col" className={classNames(styles.headCell, styles.check)}>
            <PageCheckbox selection={selection} pageIds={pageIds} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasMenu && (
          <th scope="col" className={classNames(styles.headCell, styles.menu)}>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

type HeadCellProps<Row> = {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
};

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { id, title, isNumeric = false } = column;
  const isSorted = sort?.by === id;
  const isDescending = isSorted ? sort.isDescending : isNumeric;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  const handleSort = () => onSort?.({ by: id, isDescending: isSorted ? !isDescending : isNumeric });
  return (
    <th
      scope="col"
      className={classNames(styles.headCell, isNumeric && styles.number)}
      data-numeric={isNumeric || undefined}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      {onSort && isSortable(column) ? (
        <>
          <button type="button" className={styles.sort} onClick={handleSort}>
            {title}
            <Arrow size={16} className={styles.arrow} aria-hidden />
          </button>
          <span className={styles.cardTitle}>{title}</span>
        </>
      ) : (
        title
      )}
    </th>
  );
}
