import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Link.css';

type RowLinkProps = ComponentProps<'a'> & { href: string };

/** Without the router, for long lists; its container navigates by `useFollowLink`. */
export function RowLink({ className, children, ...rest }: RowLinkProps) {
  return (
    <a {...rest} className={classNames(styles.link, styles.tone.plain, className)}>
      {children}
    </a>
  );
}
