import { createContext, use } from 'react';
import type { Figures } from './use-figures';

/** The figures of the open dashboard, for its tabs. */
export const ShownFigures = createContext<Figures | null>(null);

/** @throws outside of a dashboard whose figures have come. */
export function useShownFigures(): Figures {
  const figures = use(ShownFigures);
  if (figures === null) throw new Error('A tab of the dashboard needs its figures.');
  return figures;
}
