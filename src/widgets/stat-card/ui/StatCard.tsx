import type { ReactNode } from 'react';
import * as styles from './StatCard.css';

type StatCardProps = {
  icon: ReactNode;
  label: string;
  /** Ready to be read: formatted by the caller. */
  value: string;
  /** A change, a source or a limit, below. */
  detail?: ReactNode;
};

/** One figure and what it counts; to be put into a `StatCardGrid`. */
export function StatCard({ icon, label, value, detail }: StatCardProps) {
  return (
    <div className={styles.card}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
        {value}
      </dd>
      {detail && <dd className={styles.detail}>{detail}</dd>}
    </div>
  );
}

/** Figures beside one another, as many in a row as there is room for. */
export function StatCardGrid({ children, label }: { children: ReactNode; label: string }) {
  return (
    <dl className={styles.grid} aria-label={label}>
      {children}
    </dl>
  );
}
