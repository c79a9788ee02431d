import { type CSSProperties, type ReactNode, useState } from 'react';
import * as styles from './Menu.css';

type MenuLateItemsProps = {
  isLoading: boolean;
  /** The most items, for which it reserves room. */
  itemsMost: number;
  children: ReactNode;
};

/** A growing menu would move another item under the pointer. */
export function MenuLateItems({ isLoading, itemsMost, children }: MenuLateItemsProps) {
  const [isLate] = useState(isLoading);
  const room = isLate ? ({ '--places': itemsMost } as CSSProperties) : {};
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" className={styles.late} style={room} aria-busy={isLoading}>
      {children}
    </div>
  );
}
