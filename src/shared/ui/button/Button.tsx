import type { ComponentProps, MouseEvent } from 'react';
import { buttonClasses, type ButtonLooks } from './button-classes';

type ButtonProps = ComponentProps<'button'> &
  ButtonLooks & {
    /** Its action is under way: it keeps its focus, says that it is busy and does nothing more. */
    isPending?: boolean;
  };

/**
 * An action. What leads somewhere is a `ButtonLink`. It submits only where the caller says so.
 * @states default variants hover focus pressed pending disabled long-text
 */
export function Button({
  variant,
  size,
  isWide,
  isPending = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(isPending && { 'aria-disabled': true, 'aria-busy': true, 'data-pending': '' })}
      className={buttonClasses({ variant, size, isWide }, className)}
      onClick={handleClick}
    />
  );
}
