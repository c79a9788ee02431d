import { Link, type LinkProps } from 'react-router-dom';
import { buttonClasses, type ButtonLooks } from './button-classes';

type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLooks & { className?: string };

/**
 * A way to another screen that looks like a button.
 * @states default variants hover focus long-text
 */
export function ButtonLink({ variant, size, isWide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses({ variant, size, isWide }, className)} />;
}
