import { classNames } from '@/shared/lib/class-names';
import * as styles from './Button.css';

export type ButtonLooks = {
  /**
   * `solid` is the screen's main action; `danger` cannot be undone.
   * @default 'soft'
   */
  variant?: keyof typeof styles.variant | undefined;
  /**
   * Height: 32, 40 or 48 px; at least 44 px on touch.
   * @default 'medium'
   */
  size?: keyof typeof styles.size | undefined;
  /**
   * Fills the width.
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
