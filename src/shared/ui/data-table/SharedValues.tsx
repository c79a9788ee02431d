import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@/shared/ui/text';
import { type Column, getContent } from './column';

/** Splits off columns with one value for all rows. */
export function splitSame<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const [first, ...others] = rows;
  const isSame = ({ isShownOnce, value }: Column<Row>) =>
    isShownOnce && value && first && others.length > 0
      ? others.every((row) => value(row) === value(first))
      : false;
  return {
    same: columns.filter(isSame),
    different: columns.filter((column) => !isSame(column)),
  };
}

type SharedValuesProps<Row> = { columns: readonly Column<Row>[]; row: Row | undefined };

/** The values that hold for all rows of a table. */
export function SharedValues<Row>({ columns, row }: SharedValuesProps<Row>) {
  const { t } = useTranslation('shared.ui.data-table');
  if (columns.length === 0 || row === undefined) return null;
  return (
    <Text size="small" tone="muted">
      {t('inAllRows')}
      {columns.map((column, index) => (
        <Fragment key={column.id}>
          {index > 0 && ' ·'} {column.title}: {getContent(column, row)}
        </Fragment>
      ))}
    </Text>
  );
}
