import { type ReactNode, useId } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './FiguresTable.css';

type Column<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures: at the end of the line. */
  isNumeric?: boolean;
};

type FiguresTableProps<Row> = {
  title: string;
  /** What is to be known of the figures. */
  text?: string;
  /** The first names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** Said in place of the table where there are no rows. */
  empty: string;
};

/**
 * Things with several figures each; in a narrow place a card each.
 * @states default empty long-text narrow
 */
export function FiguresTable<Row>(props: FiguresTableProps<Row>) {
  const { title, text, columns, rows, idOf, empty } = props;
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Stack gap={1}>
        <Heading level={3} id={id}>
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {rows.length === 0 ? empty : text}
        </Text>
      </Stack>
      {rows.length > 0 && (
        <div className={styles.room}>
          <table className={styles.table} aria-labelledby={id}>
            <thead className={styles.head}>
              <tr>
                {columns.map(({ id: column, title: name, isNumeric }) => (
                  <th
                    key={column}
                    scope="col"
                    className={classNames(styles.headCell, isNumeric && styles.number)}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={idOf(row)} className={styles.row}>
                  {columns.map(({ id: column, title: name, cell, isNumeric }, place) =>
                    place === 0 ? (
                      <th key={column} scope="row" className={styles.name}>
                        {cell(row)}
                      </th>
                    ) : (
                      <td
                        key={column}
                        className={classNames(styles.cell, isNumeric && styles.number)}
                      >
                        <span className={styles.valueName} aria-hidden>
                          {name}
                        </span>
                        {cell(row)}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Stack>
  );
}
