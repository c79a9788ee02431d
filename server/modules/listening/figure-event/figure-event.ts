import type { FigureDevice, FigurePlan, FigureSource } from '#contract/artist-figures.ts';
import type { figureEventTable } from './figure-event.table.ts';

/** A skip happens before the play counts. */
export type FigureEvent = {
  kind: 'play' | 'skip';
  artistId: string;
  trackId: string;
  at: Date;
  /** Null for accounts deleted before numbers existed. */
  listenerNumber: number | null;
  /** Seconds. */
  duration: number;
  /** Millionths of a euro. */
  earned: number;
  source: Exclude<FigureSource, 'unknown'> | null;
  playlistId: string | null;
  country: string | null;
  plan: Exclude<FigurePlan, 'unknown'> | null;
  device: Exclude<FigureDevice, 'unknown'> | null;
};

/** `isRanked`: play counts and charts have it. */
export type QueuedEvent = typeof figureEventTable.$inferSelect;

export function groupEvents(
  events: readonly FigureEvent[],
  getKey: (event: FigureEvent) => string,
) {
  return Map.groupBy(events, getKey) as Map<string, [FigureEvent, ...FigureEvent[]]>;
}
