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

/**
 * `yours` waits for the reader, `others` for somebody else or a date, `on` is running, `done`
 * succeeded, `over` is past, `failed` was rejected, cancelled or broke.
 */
export type StatusMeaning = keyof typeof icons;

type StatusBadgeProps = {
  /** Chooses colour, frame and icon; see `shared/config/status-meanings.ts`. */
  meaning: StatusMeaning;
  /** The status in one or two words. */
  children: ReactNode;
};

/** A status with the icon and colour of its meaning. */
export function StatusBadge({ meaning, children }: StatusBadgeProps) {
  const Icon = icons[meaning];
  return (
    <span className={classNames(styles.badge, styles.look[meaning])}>
      <Icon size={16} aria-hidden className={styles.icon} />
      {children}
    </span>
  );
}
