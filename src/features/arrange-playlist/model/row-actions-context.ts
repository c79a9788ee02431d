import { createContext, useContext } from 'react';
import type { Arrangement } from './use-arrange-playlist';

type RowActions = Omit<Arrangement, 'news' | 'removeSeveral'> & {
  rows: number;
  /** A filtered list does not show its order. */
  canMove: boolean;
};

/** Null for users who may only listen. */
const RowActionsContext = createContext<RowActions | null>(null);

export const ProvideRowActions = RowActionsContext.Provider;
export const useRowActions = (): RowActions | null => useContext(RowActionsContext);
