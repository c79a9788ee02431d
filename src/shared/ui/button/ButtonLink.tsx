import { RouteLink, type RouteLinkProps } from '@/shared/ui/link';
import { buttonClasses, type ButtonLooks } from './button-classes';

type ButtonLinkProps = Omit<RouteLinkProps, 'className'> & ButtonLooks & { className?: string };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, isWide, className, ...rest }: ButtonLinkProps) {
  return <RouteLink {...rest} className={buttonClasses({ variant, size, isWide }, className)} />;
}
