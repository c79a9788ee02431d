import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/shared/lib/format';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './TableLine.css';

/** Which part of a list is shown. */
export type TablePage = {
  /** From 1. */
  page: number;
  /** Rows of a page. */
  pageSize: number;
  /** Rows of all pages. */
  total: number;
};

export type TablePagesProps = TablePage & {
  /** Another page is wanted; `isStep` is false where the list has become shorter than the page that was asked for. */
  onPage: (page: number, isStep?: boolean) => void;
};

/** Turns the pages of a table, or of a list that is none. Its ends keep the focus and do nothing. */
export function TablePages({ page, pageSize, total, onPage }: TablePagesProps) {
  const { t, i18n } = useTranslation('shared.ui.data-table');
  const number = (value: number) => formatNumber(value, i18n.language);
  const last = Math.ceil(total / pageSize);
  const comeBack = useEffectEvent(() => onPage(last, false));
  const isBeyond = last > 0 && page > last;
  useEffect(() => {
    if (isBeyond) comeBack();
  }, [isBeyond]);
  if (last <= 1) return null;
  const step = (isPossible: boolean, to: number) =>
    isPossible ? { onClick: () => onPage(to) } : { 'aria-disabled': true as const };
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <span>{t('page', { page: number(page), last: number(last) })}</span>
      <span className={styles.pageButtons}>
        <IconButton label={t('previousPage')} {...step(page > 1, page - 1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton label={t('nextPage')} {...step(page < last, page + 1)}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </span>
    </nav>
  );
}
