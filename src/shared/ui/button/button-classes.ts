import { classNames } from '@/shared/lib/class-names';
import * as styles from './Button.css';

/** How a button looks; shared by buttons and by links that look like one. */
export type ButtonLooks = {
  /**
   * `solid` is the one main action of a screen, `soft` the rule, `outline` what stands beside it,
   * `ghost` the quietest, `danger` what cannot be undone.
   * @default 'soft'
   */
  variant?: keyof typeof styles.variant | undefined;
  /**
   * Height: 32, 40 or 48 px; at least 44 px where fingers press.
   * @default 'medium'
   */
  size?: keyof typeof styles.size | undefined;
  /**
   * As wide as what it stands in.
   * @default false
   */
  isWide?: boolean | undefined;
};

export const buttonClasses = (
  { variant = 'soft', size = 'medium', isWide = false }: ButtonLooks,
  className?: string,
): string =>
  classNames(
    styles.button,
    styles.variant[variant],
    styles.size[size],
    isWide && styles.isWide,
    className,
  );
