import { type CSSProperties, type ReactNode, useState } from 'react';
import * as styles from './Menu.css';

type MenuLateItemsProps = {
  /** They are still on their way. */
  isLoading: boolean;
  /** How many there can be: as much room is kept in a menu that opened before they came. */
  places: number;
  /** The items, or what is said in their place. */
  children: ReactNode;
};

/**
 * Items at the end of a menu that may come after it has opened. It grows by nothing then: a menu that
 * grows moves up at the end of a window, and another item stands under the pointer.
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
