import { type LinkProps as RouterLinkProps, Link as RouterLink } from 'react-router-dom';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Link.css';

type LinkProps = RouterLinkProps & {
  /** `plain` for a name that stands alone, `accent` for words inside a sentence. */
  tone?: keyof typeof styles.tone;
};

/**
 * A way to another screen, in text.
 * @states default variants hover focus long-text
 */
export function Link({ tone = 'plain', className, ...rest }: LinkProps) {
  return <RouterLink {...rest} className={classNames(styles.link, styles.tone[tone], className)} />;
}
