import type { ComponentProps, ElementType } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './CardGrid.css';

type CardGridProps = Omit<ComponentProps<'ul'>, 'ref'> & {
  /** A list by rule; skeletons are none. */
  as?: ElementType;
  /** How narrow a card may become before there is one less in a line. */
  least?: keyof typeof styles.least;
  /** Names the list for screen readers. */
  'aria-label'?: string;
};

/** Cards of one kind, as many in a line as fit. */
export function CardGrid({
  as: Element = 'ul',
  least = 'medium',
  className,
  ...rest
}: CardGridProps) {
  return <Element {...rest} className={classNames(styles.grid, styles.least[least], className)} />;
}
