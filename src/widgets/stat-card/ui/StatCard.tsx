import { type ReactNode, useState } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { CountedHow } from './CountedHow';
import * as styles from './StatCard.css';

type StatCardProps = {
  /** Decorative. */
  icon?: ReactNode;
  /** What is counted. */
  label: string;
  /** A `ShortCount` or formatted text. */
  value: ReactNode;
  /** A `Sparkline`, where there is room. */
  trend?: ReactNode;
  /** A `Change`, a source or a limit. */
  detail?: ReactNode;
  /** How it is counted, in one or two sentences, behind a button. */
  definition?: string;
};

/** A figure with its label, for a `StatCardGrid`. */
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
  /** Stat cards only. */
  children: ReactNode;
  /** The subject of the figures, for screen readers. */
  label: string;
  /** Counts and shares alone: three of them stand beside one another on a phone. */
  hasShortValues?: boolean;
};

/** Stat cards, as many per row as fit. */
export function StatCardGrid({ children, label, hasShortValues = false }: StatCardGridProps) {
  return (
    <dl className={classNames(styles.grid, hasShortValues && styles.short)} aria-label={label}>
      {children}
    </dl>
  );
}
