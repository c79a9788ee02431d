import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/shared/lib/format';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './TableLine.css';

export type TablePage = {
  page: number;
  /** Rows per page. */
  pageSize: number;
  total: number;
};

export type TablePagesProps = TablePage & {
  /** `isStep` is false where the list got shorter than the requested page. */
  onPage: (page: number, isStep?: boolean) => void;
};

/** At its ends the buttons keep the focus. */
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
