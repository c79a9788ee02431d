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
import { SharedValues, splitSame } from './SharedValues';
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
  label: string;
  /** The first names the row and stays visible. */
  columns: readonly Column<Row>[];
  /** Rows of the page, in order. */
  rows: readonly Row[];
  getId: (row: Row) => string;
  getName: (row: Row) => string;
  /** Current sort. */
  sort?: Sort;
  /** Without it heads are no buttons. */
  onSort?: (sort: Sort) => void;
  /** The part of the list that `rows` are; undefined while unknown. */
  pages?: TablePage | undefined;
  /** Its presence says that rows are paged. */
  onPage?: TablePagesProps['onPage'];
  /** Without it rows cannot be selected. */
  selection?: Selection;
  /** Ids of all pages, where they can be selected at once. */
  allIds?: readonly string[];
  /** Buttons that act on the selected rows. */
  bulkActions?: ReactNode;
  menu?: (row: Row) => ReactNode;
  name?: string;
  /** Opens a row; by default a drawer. */
  onOpen?: (id: string) => void;
  /** Nothing else opens the details. */
  isOpenedAlone?: boolean;
  /** `rows` are already one part, so a narrow container folds none. */
  isInParts?: boolean;
  /** A narrow container shows ten rows at first instead of twenty. */
  isAmongOthers?: boolean;
  /** Rows of 36 px instead of 44. */
  isCompact?: boolean;
  /** Loading; present rows stay. */
  isLoading?: boolean;
  /**
   * Skeleton rows.
   * @default 10; for paged rows enough to fill a window
   */
  loadingRows?: number;
  /** Replaces the rows: empty, no match or failed. */
  instead?: ReactNode;
};

/**
 * A table whose columns without room move to the row's drawer; in a narrow container a row is two
 * lines.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, getId, getName, sort, onSort, pages, onPage } = props;
  const { selection, allIds, bulkActions, menu, instead } = props;
  const { isCompact = false, isLoading = false } = props;
  const { loadingRows = onPage ? shownNarrow : 10 } = props;
  const { t, i18n } = useTranslation('shared.ui.data-table');
  const part = useRef<HTMLDivElement>(null);
  const { openMenu, open, close, onContextMenu, onKeyDown } = useRowMenu();
  const drawer = useRowDrawer(props.name, props.onOpen);
  const [unfoldedPage, setUnfoldedPage] = useState<number>();
  if (instead) return instead;

  const pageIds = rows.map(getId);
  const isWhole = !pages || pages.total === rows.length;
  const { same, different: columns } = splitSame(props.columns, isWhole ? rows : []);
  const { placed, leaving } = placeColumns(columns);
  const hasMenu = menu !== undefined;
  const hasMore =
    props.onOpen !== undefined || leaving.length > 0 || placed.some(({ part: its }) => !its);
  const hasEnd = hasMenu || hasMore;
  const openRow = rows.find((row) => getId(row) === drawer.id);
  const page = pages?.page ?? 1;
  const first = props.isAmongOthers ? shownAmongOthers : shownNarrow;
  const isFolded = props.isInParts !== true && rows.length > first && unfoldedPage !== page;
  const menuRow = rows.find((row) => getId(row) === openMenu?.id);
  // A scrollable region must be focusable.
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
      <SharedValues columns={same} row={rows[0]} />
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
                key={getId(row)}
                row={row}
                id={getId(row)}
                name={getName(row)}
                placed={placed}
                selection={selection}
                pageIds={pageIds}
                onOpen={hasMore ? drawer.open : undefined}
                onMenu={menu && open}
                isMenuOpen={openMenu?.id === getId(row)}
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
          <RowMenu anchor={openMenu.anchor} label={getName(menuRow)} onClose={close}>
            {menu(menuRow)}
          </RowMenu>
        </Suspense>
      )}
      {drawer.isOpen && !isLoading && (
        <Suspense fallback={null}>
          <RowDrawer
            name={openRow && getName(openRow)}
            {...(openRow && splitFacts(props.columns, openRow))}
            onClose={drawer.close}
          />
        </Suspense>
      )}
    </div>
  );
}
