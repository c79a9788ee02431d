import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pageHeadSlot } from '@/shared/config/page-head-slot';
import { IconButton } from '@/shared/ui/icon-button';
import { Logo } from '@/shared/ui/logo';
import { useHistoryEnds } from './use-history-ends';
import * as styles from './TopBar.css';

type TopBarProps = {
  /** The user menu, or a visitor's links. */
  children: ReactNode;
};

export function TopBar({ children }: TopBarProps) {
  const { t } = useTranslation('app.layouts.top-bar');
  const navigate = useNavigate();
  const { isFirst, isLast } = useHistoryEnds();
  return (
    <div className={styles.bar}>
      <div className={styles.brand} aria-hidden>
        <Logo />
      </div>
      <div className={styles.history}>
        <IconButton label={t('back')} disabled={isFirst} onClick={() => void navigate(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton label={t('forward')} disabled={isLast} onClick={() => void navigate(1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <div id={pageHeadSlot} className={styles.pageHead} />
      <div className={styles.account}>{children}</div>
    </div>
  );
}
