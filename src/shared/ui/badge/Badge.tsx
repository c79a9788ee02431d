import type { ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Badge.css';

type BadgeTone = keyof typeof styles.tone;

type BadgeProps = {
  tone?: BadgeTone;
  children: ReactNode;
};

/** A small word for a role or a kind. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles.tone[tone])}>{children}</span>;
}
