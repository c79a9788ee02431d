import type { ComponentProps, MouseEvent } from 'react';
import { buttonClasses, type ButtonLooks } from './button-classes';

type ButtonProps = ComponentProps<'button'> &
  ButtonLooks & {
    /** Its action is under way: it keeps its focus, says that it is busy and does nothing more. */
    isPending?: boolean;
    /** A button that submits says so. */
    type?: 'button' | 'submit' | 'reset';
  };

/**
 * An action. What leads somewhere is a `ButtonLink`. It submits only where the caller says so, and once for a double click.
 */
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
    // The second click of two finds a form that was sent and emptied by the first one.
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
