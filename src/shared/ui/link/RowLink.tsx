import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Link.css';

type RowLinkProps = ComponentProps<'a'> & { href: string };

/**
 * A `Link` for rows of which there are thousands: it knows nothing of the router, so it costs no more
 * than its element. What holds the rows follows it by `useFollowLink`.
 */
export function RowLink({ className, children, ...rest }: RowLinkProps) {
  return (
    <a {...rest} className={classNames(styles.link, styles.tone.plain, className)}>
      {children}
    </a>
  );
}
