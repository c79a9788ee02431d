import { type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Sort } from '@/shared/lib/address';
import { classNames } from '@/shared/lib/class-names';
import { formatNumber } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { type Column, isSortable, splitFacts } from './column';
import * as styles from './DataTable.css';
import { fitColumns } from './fit-columns';
import { placeColumns } from './place-columns';
import { SaidOnce, splitSame } from './SaidOnce';
import { SkeletonRows } from './SkeletonRows';
import { TableHead } from './TableHead';
import { TableLine } from './TableLine';
import { type TablePage, TablePages, type TablePagesProps } from './TablePages';
import { TableRow } from './TableRow';
import { useRowDrawer } from './use-row-drawer';
import { useRowMenu } from './use-row-menu';
import type { Selection } from './use-selection';
import { shownAmongOthers, shownNarrow } from './widths';

const RowMenu = lazyPart(() => import('./RowMenu'), 'RowMenu');
const RowDrawer = lazyPart(() => import('./RowDrawer'), 'RowDrawer');

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
  /** Which part of the list the rows are; without it they are all, or it is not known yet. */
  pages?: TablePage | undefined;
  /** A page was asked for: the rows are a page of many, also before it is known of how many. */
  onPage?: TablePagesProps['onPage'];
  /** What `useSelection` answers; without it no row can be chosen. */
  selection?: Selection;
  /** The rows of all pages, where they can be chosen at once. */
  allIds?: readonly string[];
  /** Small buttons for what can be done with the chosen rows. */
  bulkActions?: ReactNode;
  /** Items of the menu of a row. */
  menu?: (row: Row) => ReactNode;
  /** Tells the tables of a screen apart in the address of an open row. */
  name?: string;
  /** Shows all of a row, where there is more to it than its columns; by default a drawer with them. */
  onOpen?: (id: string) => void;
  /** Nothing else leads to that panel: its button stands in each row at every width. */
  isOpenedAlone?: boolean;
  /** The rows are a part already, with a button for the rest below: none is folded away in a narrow place. */
  isInParts?: boolean;
  /** One part of a screen among others: a narrow place has ten rows at first rather than twenty. */
  isAmongOthers?: boolean;
  /** Rows of 36 px rather than 44. */
  isCompact?: boolean;
  /** Rows are on their way; those that are there stay, in grey. */
  isLoading?: boolean;
  /**
   * As many as are expected, while none is there.
   * @default 10, and of pages as many as fill a window, so that what follows begins below it
   */
  loadingRows?: number;
  /** Stands in place of the rows: there are none yet, none matches, or they could not be read. */
  instead?: ReactNode;
};

/**
 * A table of the offices: sorted by its heads, turned page by page, with rows that can be chosen and that have a menu. Columns for
 * which there is no room stand in the row's drawer; in a narrow place a row is two lines.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, idOf, nameOf, sort, onSort, pages, onPage } = props;
  const { selection, allIds, bulkActions, menu, instead } = props;
  const { isCompact = false, isLoading = false } = props;
  const { loadingRows = onPage ? shownNarrow : 10 } = props;
  const { t, i18n } = useTranslation('shared.ui.data-table');
  const part = useRef<HTMLDivElement>(null);
  const { openMenu, open, close, onContextMenu, onKeyDown } = useRowMenu();
  const drawer = useRowDrawer(props.name, props.onOpen);
  const [unfoldedPage, setUnfoldedPage] = useState<number>();
  if (instead) return instead;

  const pageIds = rows.map(idOf);
  // Of a page among others it may hold by chance.
  const isWhole = !pages || pages.total === rows.length;
  const { same, different: columns } = splitSame(props.columns, isWhole ? rows : []);
  const { placed, leaving } = placeColumns(columns);
  const hasMenu = menu !== undefined;
  const hasMore =
    props.onOpen !== undefined || leaving.length > 0 || placed.some(({ part: its }) => !its);
  const hasEnd = hasMenu || hasMore;
  const openRow = rows.find((row) => idOf(row) === drawer.id);
  const page = pages?.page ?? 1;
  const first = props.isAmongOthers ? shownAmongOthers : shownNarrow;
  const isFolded = props.isInParts !== true && rows.length > first && unfoldedPage !== page;
  const menuRow = rows.find((row) => idOf(row) === openMenu?.id);
  // What scrolls has to be in reach of the keyboard, by something in it or by itself.
  const isStill = !selection && !hasMenu && !(onSort && columns.some(isSortable));
  const Frame = isStill ? 'section' : 'div';
  const handleUnfold = () => {
    flushSync(() => setUnfoldedPage(page));
    const next = part.current?.querySelectorAll('tbody > tr')[first];
    next?.querySelector<HTMLElement>('button, a, input')?.focus();
  };
  const handlePage: TablePagesProps['onPage'] = (to, isStep = true) => {
    onPage?.(to, isStep);
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
        isAwaited={onPage !== undefined && !pages}
      />
      <SaidOnce columns={same} row={rows[0]} />
      <Frame
        ref={fitColumns}
        className={styles.frame}
        aria-busy={isLoading}
        data-opens={props.isOpenedAlone || undefined}
        {...(isStill && { 'aria-label': label, tabIndex: 0 })}
      >
        <table
          aria-label={label}
          data-stale={isLoading && rows.length > 0 ? '' : undefined}
          data-leaving={leaving.join(' ')}
          className={classNames(styles.table, isCompact && styles.isCompact)}
          {...(hasMenu && { onContextMenu, onKeyDown })}
          {...(hasMore && { onClick: drawer.onClick })}
        >
          <TableHead
            placed={placed}
            sort={sort}
            onSort={onSort}
            selection={selection}
            pageIds={pageIds}
            hasEnd={hasEnd}
            hasMenu={hasMenu}
          />
          <tbody className={styles.body} data-folded={isFolded ? first : undefined}>
            {isLoading && rows.length === 0 && (
              <SkeletonRows
                placed={placed}
                count={loadingRows}
                hasSelection={selection !== undefined}
                hasEnd={hasEnd}
                hasMenu={hasMenu}
              />
            )}
            {rows.map((row) => (
              <TableRow
                key={idOf(row)}
                row={row}
                id={idOf(row)}
                name={nameOf(row)}
                placed={placed}
                selection={selection}
                pageIds={pageIds}
                onOpen={hasMore ? drawer.open : undefined}
                onMenu={menu && open}
                isMenuOpen={openMenu?.id === idOf(row)}
              />
            ))}
          </tbody>
        </table>
      </Frame>
      {isFolded && (
        <Button size="small" className={styles.unfold} onClick={handleUnfold}>
          {t('showRest', { number: formatNumber(rows.length - first, i18n.language) })}
        </Button>
      )}
      {pages && onPage && <TablePages {...pages} onPage={handlePage} />}
      {menu && openMenu && menuRow && (
        <Suspense fallback={null}>
          <RowMenu anchor={openMenu.anchor} label={nameOf(menuRow)} onClose={close}>
            {menu(menuRow)}
          </RowMenu>
        </Suspense>
      )}
      {drawer.isOpen && !isLoading && (
        <Suspense fallback={null}>
          <RowDrawer
            name={openRow && nameOf(openRow)}
            {...(openRow && splitFacts(props.columns, openRow))}
            onClose={drawer.close}
          />
        </Suspense>
      )}
    </div>
  );
}
