import { createContext, useContext } from 'react';
import type { OwnerActions } from './use-owner-actions';

type RowActions = Omit<OwnerActions, 'news'> & {
  /** Rows of the whole playlist. */
  rows: number;
  /** While the list is filtered its order is not on view, and cannot be changed. */
  canMove: boolean;
};

/** What the owner may do; null for everybody else. The table makes the menus, so it comes this way. */
const RowActionsContext = createContext<RowActions | null>(null);

export const ProvideRowActions = RowActionsContext.Provider;
export const useRowActions = (): RowActions | null => useContext(RowActionsContext);
