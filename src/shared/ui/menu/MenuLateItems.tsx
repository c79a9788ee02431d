import { type CSSProperties, type ReactNode, useState } from 'react';
import * as styles from './Menu.css';

type MenuLateItemsProps = {
  /** The items are loading. */
  isLoading: boolean;
  /** The most items, for which the menu reserves room. */
  places: number;
  /** The items, or a message instead. */
  children: ReactNode;
};

/**
 * Late items at the end of a menu with reserved room: a growing menu would move another item
 * under the pointer.
 */
export function MenuLateItems({ isLoading, places, children }: MenuLateItemsProps) {
  const [isLate] = useState(isLoading);
  const room = isLate ? ({ '--places': places } as CSSProperties) : {};
  return (
    // <fieldset> is for the fields of a form.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" className={styles.late} style={room} aria-busy={isLoading}>
      {children}
    </div>
  );
}
