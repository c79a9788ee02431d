import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './IconButton.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  label: string;
  /** Diameter: 32, 40 or 48 px; at least 44 px on touch. */
  size?: keyof typeof styles.size;
  /** State of a toggle button. */
  isPressed?: boolean;
};

export function IconButton({
  label,
  size = 'medium',
  isPressed,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      {...(isPressed && { 'data-dot': '' })}
      className={classNames(styles.iconButton, styles.size[size], className)}
    />
  );
}
