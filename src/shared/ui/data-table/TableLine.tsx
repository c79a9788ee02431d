import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sort } from '@/shared/lib/address';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Field, Select } from '@/shared/ui/field';
import { type Column, isSortable } from './column';
import * as styles from './TableLine.css';
import type { TablePage } from './TablePages';
import type { Selection } from './use-selection';

type TableLineProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  pages: TablePage | undefined;
  selection: Selection | undefined;
  allIds: readonly string[] | undefined;
  bulkActions: ReactNode;
  /** A page is loading: the line keeps its space. */
  isAwaited: boolean;
};

/** The range of rows, replaced by the actions on selected ones, so that rows do not move. */
export function TableLine<Row>(props: TableLineProps<Row>) {
  const { columns, sort, onSort, pages, selection, allIds, bulkActions, isAwaited } = props;
  if (selection && selection.ids.size > 0)
    return (
      <SelectionBar selection={selection} allIds={allIds}>
        {bulkActions}
      </SelectionBar>
    );
  if (!pages && !selection && !onSort && !isAwaited) return null;
  return (
    <div
      className={styles.line}
      data-narrow-only={!pages && !selection && !isAwaited ? '' : undefined}
    >
      {pages && <ShownRange {...pages} />}
      {sort && onSort && <NarrowOrder columns={columns} sort={sort} onSort={onSort} />}
    </div>
  );
}

function ShownRange({ page, pageSize, total }: TablePage) {
  const { t, i18n } = useTranslation('shared.ui.data-table');
  const number = (value: number) => formatNumber(value, i18n.language);
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);
  return (
    <output>{t('shown', { from: number(from), to: number(to), total: number(total) })}</output>
  );
}

type SelectionBarProps = {
  selection: Selection;
  allIds: readonly string[] | undefined;
  children: ReactNode;
};

function SelectionBar({ selection, allIds, children }: SelectionBarProps) {
  const { t, i18n } = useTranslation('shared.ui.data-table');
  const number = (value: number) => formatNumber(value, i18n.language);
  const count = selection.ids.size;
  return (
    <section className={styles.bar} aria-label={t('selection')}>
      <output className={styles.count}>{t('selected', { count, number: number(count) })}</output>
      {allIds && count < allIds.length && (
        <Button size="small" variant="ghost" onClick={() => selection.set(allIds, true)}>
          {t('selectAll', { total: number(allIds.length) })}
        </Button>
      )}
      <Button size="small" variant="ghost" onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
      <div className={styles.barActions}>{children}</div>
    </section>
  );
}

type NarrowOrderProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

function NarrowOrder<Row>({ columns, sort, onSort }: NarrowOrderProps<Row>) {
  const { t } = useTranslation('shared.ui.data-table');
  const options = columns.filter(isSortable).flatMap(({ id, title }) => [
    { value: id, label: t('ascending', { column: title }) },
    { value: `-${id}`, label: t('descending', { column: title }) },
  ]);
  return (
    <div className={styles.narrowOrder}>
      <Field label={t('order')} isLabelHidden>
        <Select
          options={options}
          value={sort.isDescending ? `-${sort.by}` : sort.by}
          onChange={({ target: { value } }) =>
            onSort({ by: value.replace(/^-/, ''), isDescending: value.startsWith('-') })
          }
        />
      </Field>
    </div>
  );
}
