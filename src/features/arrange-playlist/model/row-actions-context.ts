import { createContext, useContext } from 'react';
import type { Arrangement } from './use-arrange-playlist';

type RowActions = Omit<Arrangement, 'news'> & {
  /** Rows of the whole playlist. */
  rows: number;
  /** While the list is filtered its order is not on view, and cannot be changed. */
  canMove: boolean;
};

/** What may be done with each row; null for who may only hear it. The table makes the menus, so it comes this way. */
const RowActionsContext = createContext<RowActions | null>(null);

export const ProvideRowActions = RowActionsContext.Provider;
export const useRowActions = (): RowActions | null => useContext(RowActionsContext);
