import { classNames } from '@/shared/lib/class-names';
import { handFocusOn } from '@/shared/ui/focus';
import { getContent } from './column';
import type { Placed } from './place-columns';
import { RowCheckbox } from './RowCheckbox';
import { RowEnd, type RowEndProps } from './RowEnd';
import * as styles from './TableRow.css';
import type { Selection } from './use-selection';

type TableRowProps<Row> = RowEndProps & {
  row: Row;
  placed: readonly Placed<Row>[];
  selection: Selection | undefined;
  pageIds: readonly string[];
};

/** A row; two lines in a narrow container. */
export function TableRow<Row>({ row, placed, selection, pageIds, ...rest }: TableRowProps<Row>) {
  const { id, name, onOpen, onMenu } = rest;
  return (
    <tr
      ref={handFocusOn}
      className={styles.row}
      data-id={id}
      data-selected={selection?.ids.has(id) || undefined}
    >
      {selection && (
        <td className={classNames(styles.cell, styles.check)} data-part="check">
          <RowCheckbox selection={selection} id={id} name={name} pageIds={pageIds} />
        </td>
      )}
      {placed.map(({ column, columnIndex, part, isLast }) => {
        const Cell = columnIndex === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={columnIndex === 0 ? 'row' : undefined}
            className={classNames(
              styles.cell,
              columnIndex === 0 && styles.name,
              column.isNumeric && styles.number,
              column.isWhole && styles.isWhole,
            )}
            data-place={columnIndex}
            data-part={part}
            data-last={isLast || undefined}
          >
            {part === 'fact' && column.isNumeric && (
              <span className={styles.valueName} aria-hidden>
                {column.title}{' '}
              </span>
            )}
            {getContent(column, row)}
          </Cell>
        );
      })}
      {(onOpen ?? onMenu) && (
        <td
          className={classNames(styles.cell, styles.end)}
          data-part="end"
          data-has-menu={onMenu && ''}
        >
          <RowEnd {...rest} />
        </td>
      )}
    </tr>
  );
}
