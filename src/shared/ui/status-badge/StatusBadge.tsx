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
 * What a status asks of the reader: `yours` waits for them, `others` for somebody else or for its day, `on` goes on, `done`
 * came to a good end, `over` is past, `failed` was refused, cancelled or broke.
 */
export type StatusMeaning = keyof typeof icons;

type StatusBadgeProps = {
  /** Chooses colour, frame and icon; see `shared/config/status-meanings.ts`. */
  meaning: StatusMeaning;
  /** The status in one or two words, which say everything by themselves. */
  children: ReactNode;
};

/** How something stands, in a word with the icon and the colour of what it means to the reader. */
export function StatusBadge({ meaning, children }: StatusBadgeProps) {
  const Icon = icons[meaning];
  return (
    <span className={classNames(styles.badge, styles.look[meaning])}>
      <Icon size={16} aria-hidden className={styles.icon} />
      {children}
    </span>
  );
}
