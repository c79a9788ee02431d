import type { ComponentProps, ElementType } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './CardGrid.css';

type CardGridProps = Omit<ComponentProps<'ul'>, 'ref'> & {
  as?: ElementType;
  /** Least width of a card. */
  least?: keyof typeof styles.least;
  'aria-label'?: string;
};

/** Cards of one kind, as many per row as fit. */
export function CardGrid({
  as: Element = 'ul',
  least = 'medium',
  className,
  ...rest
}: CardGridProps) {
  return <Element {...rest} className={classNames(styles.grid, styles.least[least], className)} />;
}
