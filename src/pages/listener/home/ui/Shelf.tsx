import type { ReactNode } from 'react';
import * as styles from './Shelf.css';

type ShelfProps<Item> = { items: readonly Item[]; children: (item: Item) => ReactNode };

/** Cards in one row; where not all fit, a part of the next one shows. */
export const Shelf = <Item extends { id: string }>({ items, children }: ShelfProps<Item>) => (
  <div className={styles.room}>
    <ul className={styles.shelf}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          {children(item)}
        </li>
      ))}
    </ul>
  </div>
);
