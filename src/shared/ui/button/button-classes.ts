import { classNames } from '@/shared/lib/class-names';
import * as styles from './Button.css';

/** How a button looks; shared by buttons and by links that look like one. */
export type ButtonLooks = {
  variant?: keyof typeof styles.variant | undefined;
  size?: keyof typeof styles.size | undefined;
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
