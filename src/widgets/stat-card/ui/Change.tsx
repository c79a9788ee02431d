import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShare } from '@/shared/lib/format';
import { changeOf } from '../lib/change-of';
import * as styles from './Change.css';

type ChangeProps = {
  now: number;
  /** The figure of as many days before; null if not counted. */
  then: number | null;
  /** Those days with their article: 'los 28 días anteriores'. */
  before: string;
};

const icons = { more: <ArrowUp size={16} />, less: <ArrowDown size={16} /> };

/** A change in words with its direction, for a stat card's detail. */
export function Change({ now, then, before }: ChangeProps) {
  const { t, i18n } = useTranslation('widgets.stat-card');
  const { kind, share } = changeOf(now, then);
  return (
    <span className={styles.change}>
      {(kind === 'more' || kind === 'less') && (
        <span className={styles.icon} aria-hidden>
          {icons[kind]}
        </span>
      )}
      {t(kind === 'unknown' && then === 0 ? 'fromZero' : kind, {
        share: formatShare(share, i18n.language),
        before,
      })}
    </span>
  );
}
