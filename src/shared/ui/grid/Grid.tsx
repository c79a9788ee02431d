import type { ComponentProps, ElementType } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Grid.css';

type GridProps = Omit<ComponentProps<'div'>, 'ref'> & {
  as?: ElementType;
  /** Decides the least width. */
  of?: keyof typeof styles.of;
  /** Aligns covers with headings. */
  isFlush?: boolean;
};

/** As many equal columns as fit. */
export function Grid({
  as: Element = 'ul',
  of = 'cards',
  isFlush = false,
  className,
  ...rest
}: GridProps) {
  const names = classNames(styles.grid, styles.of[of], isFlush && styles.isFlush, className);
  return <Element {...rest} className={names} />;
}
