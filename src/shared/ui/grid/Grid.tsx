import type { ComponentProps, ElementType } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Grid.css';

type GridProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** A list by rule: its children are then `li`. */
  as?: ElementType;
  /** What stands in it: decides the least width of a column. */
  of?: keyof typeof styles.of;
  /** The inner margin of cards reaches out, so that their covers stand in line with headings. */
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
