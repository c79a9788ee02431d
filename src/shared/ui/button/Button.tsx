import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { button } from './Button.css';

type ButtonProps = ComponentProps<'button'> & {
  variant?: 'solid' | 'soft' | 'outline' | 'ghost' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Its deed is under way: it keeps its focus, says that it is busy and does nothing more. */
  isPending?: boolean;
  isWide?: boolean;
  /** Gives the looks to its only child, for example a link. */
  asChild?: boolean;
};

/** A button submits only where the caller says so. */
const plainButton = { type: 'button' } as const;

export function Button({
  variant = 'soft',
  size = 'medium',
  isPending = false,
  isWide = false,
  asChild = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const Element = asChild ? Slot : 'button';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Element
      {...(asChild ? undefined : plainButton)}
      {...rest}
      {...(isPending && { 'aria-disabled': true, 'aria-busy': true, 'data-pending': '' })}
      className={classNames(button({ variant, size, isWide }), className)}
      onClick={handleClick}
    />
  );
}
