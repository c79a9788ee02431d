import type { FigureRange } from '#contract/artist-figures.ts';
import { figureRanges } from '#contract/codes.ts';
import {
  type ArtistSummary,
  type CountedListeners,
  countedListeners,
  type Known,
  type ListenerFigures,
  sumUp,
} from './artist-summary.ts';

export function emptyListeners(): ListenerFigures {
  const none = Object.fromEntries(countedListeners.map((name) => [name, 0])) as CountedListeners;
  return { ...none, countries: {}, ages: {} };
}

export function emptySummary(today: string): ArtistSummary {
  return sumUp([], today, nothingKnown());
}

export function nothingKnown(): Known {
  return {
    listeners: ofEachRange(emptyListeners),
    followers: ofEachRange(() => ({ value: 0, before: 0 })),
    imported: [],
    playlists: { editorial: 0, user: 0, addedThisWeek: 0 },
  };
}

export function ofEachRange<Figures>(make: () => Figures): Record<FigureRange, Figures> {
  const figures = figureRanges.map((range) => [range, make()]);
  return Object.fromEntries(figures) as Record<FigureRange, Figures>;
}
