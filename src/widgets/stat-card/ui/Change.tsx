import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShare } from '@/shared/lib/format';
import { getChange } from '../lib/get-change';
import * as styles from './Change.css';

type ChangeProps = {
  now: number;
  /** Null if not counted. */
  then: number | null;
  /** The days before, with their article. */
  before: string;
};

const icons = { more: <ArrowUp size={16} />, less: <ArrowDown size={16} /> };

export function Change({ now, then, before }: ChangeProps) {
  const { t, i18n } = useTranslation('widgets.stat-card');
  const { kind, share } = getChange(now, then);
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
