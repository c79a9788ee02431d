import type { ComponentProps, MouseEvent } from 'react';
import { buttonClasses, type ButtonLooks } from './button-classes';

type ButtonProps = ComponentProps<'button'> &
  ButtonLooks & {
    /** The action is running: it keeps its focus and ignores clicks. */
    isPending?: boolean;
    /** Set `submit` explicitly. */
    type?: 'button' | 'submit' | 'reset';
  };

/** An action; a double click submits once. */
export function Button({
  variant,
  size,
  isWide,
  isPending = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The first click may have cleared the form.
    const isSecond = type === 'submit' && event.detail > 1;
    if (isPending || isSecond) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      {...rest}
      {...(isPending && { 'aria-disabled': true, 'aria-busy': true, 'data-pending': '' })}
      className={buttonClasses({ variant, size, isWide }, className)}
      onClick={handleClick}
    />
  );
}
