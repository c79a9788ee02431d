import { type ReactNode, useState } from 'react';
import { CountedHow } from './CountedHow';
import * as styles from './StatCard.css';

type StatCardProps = {
  /** Decoration: the label says it. */
  icon?: ReactNode;
  /** What is counted. */
  label: string;
  /** Ready to be read: a `ShortCount`, or words that the caller has formatted. */
  value: ReactNode;
  /** A `Sparkline` of it, where there is room; only beside a figure that has a course. */
  trend?: ReactNode;
  /** A `Change`, a source or a limit, below. */
  detail?: ReactNode;
  /** How it is counted, in one or two sentences, behind a button. */
  definition?: string;
};

/** One figure and what it counts; to be put into a `StatCardGrid`. */
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
  /** Stat cards alone. */
  children: ReactNode;
  /** What the figures are about, for screen readers. */
  label: string;
};

/** Figures beside one another, as many in a row as there is room for. */
export function StatCardGrid({ children, label }: StatCardGridProps) {
  return (
    <dl className={styles.grid} aria-label={label}>
      {children}
    </dl>
  );
}
