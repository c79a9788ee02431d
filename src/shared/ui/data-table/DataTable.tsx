import { type ReactNode, Suspense, useRef } from 'react';
import type { Sort } from '@/shared/lib/address';
import { classNames } from '@/shared/lib/class-names';
import { lazyPart } from '@/shared/lib/lazy-part';
import { type Column, isSortable } from './column';
import * as styles from './DataTable.css';
import { scrollWhereTooWide } from './scroll-where-too-wide';
import { SkeletonRows } from './SkeletonRows';
import { TableHead } from './TableHead';
import { TableLine } from './TableLine';
import { type TablePage, TablePages, type TablePagesProps } from './TablePages';
import { TableRow } from './TableRow';
import { useRowMenu } from './use-row-menu';
import type { Selection } from './use-selection';

const RowMenu = lazyPart(() => import('./RowMenu'), 'RowMenu');

type DataTableProps<Row> = {
  /** Accessible name. */
  label: string;
  /** In their order; the first names the row and stays in sight. */
  columns: readonly Column<Row>[];
  /** Those of the page, in their order. */
  rows: readonly Row[];
  /** Tells a row from every other one of the list. */
  idOf: (row: Row) => string;
  /** Names a row, for its box and its menu. */
  nameOf: (row: Row) => string;
  /** By what the rows are sorted. */
  sort?: Sort;
  /** A head was pressed; without it none is a button. */
  onSort?: (sort: Sort) => void;
  /** Which part of the list the rows are; without it they are all. */
  pages?: TablePage;
  /** A page was asked for. */
  onPage?: TablePagesProps['onPage'];
  /** What `useSelection` answers; without it no row can be chosen. */
  selection?: Selection;
  /** The rows of all pages, where they can be chosen at once. */
  allIds?: readonly string[];
  /** Small buttons for what can be done with the chosen rows. */
  bulkActions?: ReactNode;
  /** Items of the menu of a row. */
  menu?: (row: Row) => ReactNode;
  /**
   * Width that its columns need: 640 or 1040 px. Below that they scroll, as they do where longer words need more;
   * below 640 rows are cards. Without it more than five columns need the greater one.
   */
  room?: keyof typeof styles.room;
  /** Rows of 36 px rather than 44. */
  isCompact?: boolean;
  /** Rows are on their way; those that are there stay, in grey. */
  isLoading?: boolean;
  /** As many as are expected, while none is there. */
  loadingRows?: number;
  /** Stands in place of the rows: there are none yet, none matches, or they could not be read. */
  instead?: ReactNode;
};

/**
 * A table of the offices: sorted by its heads, turned page by page, with rows that can be chosen and
 * that have a menu. In a narrow place its rows are cards.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, idOf, nameOf, sort, onSort, pages, onPage } = props;
  const { selection, allIds, bulkActions, menu, instead } = props;
  const { isCompact = false, isLoading = false, loadingRows = 10 } = props;
  const { room = columns.length > 5 ? 'wide' : 'medium' } = props;
  const part = useRef<HTMLDivElement>(null);
  const { openMenu, open, close, onContextMenu, onKeyDown } = useRowMenu();
  if (instead) return instead;

  const pageIds = rows.map(idOf);
  const hasMenu = menu !== undefined;
  const menuRow = rows.find((row) => idOf(row) === openMenu?.id);
  // What scrolls has to be in reach of the keyboard, by something in it or by itself.
  const isStill = !selection && !hasMenu && !(onSort && columns.some(isSortable));
  const Frame = isStill ? 'section' : 'div';
  const handlePage: TablePagesProps['onPage'] = (page, isStep = true) => {
    onPage?.(page, isStep);
    if (isStep) part.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={part} className={styles.part}>
      <TableLine
        columns={columns}
        sort={sort}
        onSort={onSort}
        pages={pages}
        selection={selection}
        allIds={allIds}
        bulkActions={bulkActions}
      />
      <Frame
        ref={scrollWhereTooWide}
        className={classNames(styles.frame, styles.room[room])}
        aria-busy={isLoading}
        {...(isStill && { 'aria-label': label, tabIndex: 0 })}
      >
        <table
          aria-label={label}
          data-stale={isLoading && rows.length > 0 ? '' : undefined}
          className={classNames(
            styles.table,
            styles.tableRoom[room],
            isCompact && styles.isCompact,
          )}
          {...(hasMenu && { onContextMenu, onKeyDown })}
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            selection={selection}
            pageIds={pageIds}
            hasMenu={hasMenu}
          />
          <tbody>
            {isLoading && rows.length === 0 && (
              <SkeletonRows
                columns={columns}
                count={loadingRows}
                hasSelection={selection !== undefined}
                hasMenu={hasMenu}
              />
            )}
            {rows.map((row) => (
              <TableRow
                key={idOf(row)}
                row={row}
                id={idOf(row)}
                name={nameOf(row)}
                columns={columns}
                selection={selection}
                pageIds={pageIds}
                onMenu={menu && open}
                isMenuOpen={openMenu?.id === idOf(row)}
              />
            ))}
          </tbody>
        </table>
      </Frame>
      {pages && onPage && <TablePages {...pages} onPage={handlePage} />}
      {menu && openMenu && menuRow && (
        <Suspense fallback={null}>
          <RowMenu anchor={openMenu.anchor} label={nameOf(menuRow)} onClose={close}>
            {menu(menuRow)}
          </RowMenu>
        </Suspense>
      )}
    </div>
  );
}
