import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaidTax } from '@/shared/contract/tax-detail.ts';
import { useFormats } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './SheetTable.css';
import * as sumStyles from './Sums.css';

type SheetColumn<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
};

type SheetTableProps<Row> = {
  title: string;
  /** The first names a row. */
  columns: ReadonlyArray<SheetColumn<Row>>;
  rows: ReadonlyArray<Row>;
  getId: (row: Row) => string;
  total?: Row;
  empty?: string;
};

/** All rows, alike on screen and paper. */
export function SheetTable<Row>(props: SheetTableProps<Row>) {
  const { title, columns, rows, getId, total, empty } = props;
  const id = useId();
  const draw = (row: Row, isTotal = false) => (
    <tr key={getId(row)} className={styles.row} data-total={isTotal || undefined}>
      {columns.map(({ title: head, cell }, index) =>
        index === 0 ? (
          <th key={head} scope="row" className={styles.name}>
            {cell(row)}
          </th>
        ) : (
          <td key={head} className={styles.figure}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} id={id} size="small">
        {title}
      </Heading>
      {rows.length === 0 && empty !== undefined ? (
        <Text size="small">{empty}</Text>
      ) : (
        <table
          className={styles.table}
          aria-labelledby={id}
          data-wide={columns.length > 3 || undefined}
        >
          <thead>
            <tr className={styles.row}>
              {columns.map(({ title: head }, index) => (
                <th key={head} scope="col" className={index === 0 ? styles.name : styles.figure}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => draw(row))}
            {total && draw(total, true)}
          </tbody>
        </table>
      )}
    </Stack>
  );
}

type SumsProps = {
  sums: ReadonlyArray<{ name: string; amount: string }>;
  /** Once paid: what was added and withheld, and what arrived. */
  paidTax?: PaidTax | undefined;
};

/** Each sum follows from the previous one. */
export function Sums({ sums, paidTax }: SumsProps) {
  const { t } = useTranslation('widgets.statement');
  const { euros } = useFormats();
  const taxes = paidTax
    ? [
        { name: t('sums.vat'), amount: euros(paidTax.vat) },
        { name: t('sums.withheld'), amount: euros(-paidTax.withheld) },
        { name: t('sums.received'), amount: euros(paidTax.paid) },
      ]
    : [];
  return (
    <ol className={sumStyles.sums}>
      {[...sums, ...taxes].map(({ name, amount }) => (
        <li key={name} className={sumStyles.sum}>
          <span className={sumStyles.name}>{name}</span>
          <strong className={sumStyles.amount}>{amount}</strong>
        </li>
      ))}
    </ol>
  );
}
