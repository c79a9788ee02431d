import type { ComponentProps, ElementType } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Grid.css';

type GridProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** A list by default, of `li` children. */
  as?: ElementType;
  /** Its content, which decides the columns' least width. */
  of?: keyof typeof styles.of;
  /** Aligns the covers of cards with headings. */
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
