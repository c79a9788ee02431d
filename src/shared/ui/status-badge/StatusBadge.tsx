import { Check, CircleArrowRight, CircleDot, CircleMinus, Hourglass, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './StatusBadge.css';

const icons = {
  yours: CircleArrowRight,
  others: Hourglass,
  on: CircleDot,
  done: Check,
  over: CircleMinus,
  failed: X,
} as const;

/** `yours` waits for the reader, `others` for somebody else or a date. */
export type StatusMeaning = keyof typeof icons;

type StatusBadgeProps = {
  /** See `shared/config/status-meanings.ts`. */
  meaning: StatusMeaning;
  children: ReactNode;
};

export function StatusBadge({ meaning, children }: StatusBadgeProps) {
  const Icon = icons[meaning];
  return (
    <span className={classNames(styles.badge, styles.look[meaning])}>
      <Icon size={16} aria-hidden className={styles.icon} />
      {children}
    </span>
  );
}
