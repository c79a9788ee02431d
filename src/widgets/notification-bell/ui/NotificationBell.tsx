import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHighlightsQuery } from '@/entities/highlight';
import { fanLimits } from '@/shared/contract/fan-choices.ts';
import { formatNumber } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './NotificationBell.css';

const BellPanel = lazyPart(() => import('./BellPanel'), 'BellPanel');

/** Milliseconds, while the page is visible. */
const lookEvery = 60_000;

/** See docs/product/fans.md. */
export function NotificationBell() {
  const { t, i18n } = useTranslation('widgets.notification-bell');
  const { data } = useHighlightsQuery(undefined, {
    pollingInterval: lookEvery,
    skipPollingIfUnfocused: true,
  });
  const [isOpen, setOpen] = useState(false);
  const { unread = 0, waiting = 0 } = data ?? {};
  const count = unread + waiting;
  const isMore = count >= fanLimits.unreadMost;
  const number = formatNumber(isMore ? fanLimits.unreadMost - 1 : count, i18n.language);
  const getName = () => {
    if (count === 0) return t('title');
    if (waiting > 0 && !isMore) return t('waitingAnd', { waiting, unread });
    return isMore ? t('unreadMore', { number }) : t('unreadSome', { count, number });
  };
  return (
    <span className={styles.bell}>
      <IconButton
        label={getName()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void BellPanel.load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <BellIcon size={20} aria-hidden />
      </IconButton>
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          {isMore ? t('more', { number }) : number}
        </span>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <BellPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
