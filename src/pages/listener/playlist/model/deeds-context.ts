import { createContext, useContext } from 'react';
import type { PlaylistDeeds } from './use-playlist-deeds';

type OwnDeeds = Omit<PlaylistDeeds, 'news'> & {
  /** Rows of the whole playlist. */
  rows: number;
  /** While the list is filtered its order is not on view, and cannot be changed. */
  canMove: boolean;
};

/** What the owner may do; null for everybody else. The table makes the menus, so it comes this way. */
const DeedsContext = createContext<OwnDeeds | null>(null);

export const ProvideDeeds = DeedsContext.Provider;
export const useDeeds = (): OwnDeeds | null => useContext(DeedsContext);
