import { classNames } from '@/shared/lib/class-names';
import * as styles from './Link.css';
import { RouteLink, type RouteLinkProps } from './RouteLink';

type LinkProps = RouteLinkProps & {
  /** `plain` for a name on its own, `accent` inside a sentence. */
  tone?: keyof typeof styles.tone;
};

export function Link({ tone = 'plain', className, ...rest }: LinkProps) {
  return <RouteLink {...rest} className={classNames(styles.link, styles.tone[tone], className)} />;
}
