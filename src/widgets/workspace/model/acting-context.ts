import { createContext, use } from 'react';
import type { Acting } from './use-acting';

export const ActingContext = createContext<Acting | null>(null);

/** For whom the tool around a tab is used. */
export function useActingArtist(): Acting {
  const acting = use(ActingContext);
  if (acting === null) throw new Error('There is no ForActingArtist around it.');
  return acting;
}
