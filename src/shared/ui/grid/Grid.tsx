import type { ComponentProps, ElementType } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Grid.css';

type GridProps = Omit<ComponentProps<'div'>, 'ref'> & {
  as?: ElementType;
  /** What stands in it: decides the least width of a column. */
  of?: keyof typeof styles.of;
};

/** As many equal columns as fit. */
export function Grid({ as: Element = 'ul', of = 'cards', className, ...rest }: GridProps) {
  return <Element {...rest} className={classNames(styles.grid, styles.of[of], className)} />;
}
