import type { ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Badge.css';

type BadgeTone = keyof typeof styles.tone;

type BadgeProps = {
  /** A role, or how loud it is; the word says it too, so colour is never alone. */
  tone?: BadgeTone;
  /** One or two words. */
  children: ReactNode;
};

/** A small word that says what somebody or something is: a role, a kind, new. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles.tone[tone])}>{children}</span>;
}
