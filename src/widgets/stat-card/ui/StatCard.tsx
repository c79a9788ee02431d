import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './StatCard.css';

type CountedHowProps = {
  figure: string;
  isOpen: boolean;
  onToggle: () => void;
};

function CountedHow({ figure, isOpen, onToggle }: CountedHowProps) {
  const { t } = useTranslation('widgets.stat-card');
  return (
    <IconButton size="small" label={t('how', { figure })} aria-expanded={isOpen} onClick={onToggle}>
      <Info size={16} />
    </IconButton>
  );
}

type StatCardProps = {
  icon?: ReactNode;
  label: string;
  value: ReactNode;
  trend?: ReactNode;
  /** A `Change`, a source or a limit. */
  detail?: ReactNode;
  /** How it is counted, in one or two sentences. */
  definition?: string;
};

export function StatCard({ icon, label, value, trend, detail, definition }: StatCardProps) {
  const [isDefined, setIsDefined] = useState(false);
  return (
    <div className={styles.card}>
      <dt className={styles.label}>
        {trend && <span className={styles.trend}>{trend}</span>}
        {label}
      </dt>
      <dd className={styles.value}>
        {icon && (
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
        )}
        {value}
      </dd>
      {detail && <dd className={styles.detail}>{detail}</dd>}
      {definition && (
        <dd className={styles.how}>
          <CountedHow figure={label} isOpen={isDefined} onToggle={() => setIsDefined(!isDefined)} />
        </dd>
      )}
      {isDefined && <dd className={styles.definition}>{definition}</dd>}
    </div>
  );
}

type StatCardGridProps = {
  children: ReactNode;
  label: string;
  /** Three fit side by side on a phone. */
  hasShortValues?: boolean;
};

export function StatCardGrid({ children, label, hasShortValues = false }: StatCardGridProps) {
  return (
    <dl className={classNames(styles.grid, hasShortValues && styles.short)} aria-label={label}>
      {children}
    </dl>
  );
}
