import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { handFocusOn } from '@/shared/ui/focus';
import { IconButton } from '@/shared/ui/icon-button';
import type { Column } from './column';
import * as styles from './DataTable.css';
import { RowCheckbox } from './RowCheckbox';
import type { Selection } from './use-selection';

type TableRowProps<Row> = {
  row: Row;
  id: string;
  name: string;
  columns: readonly Column<Row>[];
  selection: Selection | undefined;
  pageIds: readonly string[];
  /** Opens its menu beside the button, where it has one. */
  onMenu: ((id: string, button: HTMLElement) => void) | undefined;
  isMenuOpen: boolean;
};

/** A row, or in a narrow place a card. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, name, columns, selection, pageIds, onMenu, isMenuOpen } = props;
  const { t } = useTranslation('shared.ui.data-table');
  return (
    <tr
      ref={handFocusOn}
      className={styles.row}
      data-id={id}
      data-selected={selection?.ids.has(id) || undefined}
      data-selectable={selection ? '' : undefined}
    >
      {selection && (
        <td className={classNames(styles.cell, styles.check)}>
          <RowCheckbox selection={selection} id={id} name={name} pageIds={pageIds} />
        </td>
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.id} scope="row" className={classNames(styles.cell, styles.name)}>
            {contentOf(column, row)}
          </th>
        ) : (
          <td
            key={column.id}
            className={classNames(
              styles.cell,
              column.isNumeric && styles.number,
              column.isWhole && styles.isWhole,
            )}
          >
            <span className={styles.valueName} aria-hidden>
              {column.title}
            </span>
            {contentOf(column, row)}
          </td>
        ),
      )}
      {onMenu && (
        <td className={classNames(styles.cell, styles.menu)}>
          <IconButton
            label={t('more', { name })}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            data-row-menu
            onClick={({ currentTarget }) => onMenu(id, currentTarget)}
          >
            <Ellipsis size={20} aria-hidden />
          </IconButton>
        </td>
      )}
    </tr>
  );
}

const contentOf = <Row,>({ cell, value }: Column<Row>, row: Row) =>
  cell ? cell(row) : String(value?.(row) ?? '');
