import type { AnalyticsDimension, AnalyticsPart } from '@/shared/contract/analytics.ts';
import { analyticsDimensions } from '@/shared/contract/codes.ts';
import { type AnalyticsTab, analyticsTabs } from './analytics-tabs';

/** The dimension of a tab, in the order of the tabs. */
export const getDimension = (tab: AnalyticsTab): AnalyticsDimension =>
  analyticsDimensions[analyticsTabs.indexOf(tab)] ?? 'total';

/** Filters besides the artist. */
export const filterParts = [
  'album',
  'track',
  'country',
  'source',
  'plan',
  'device',
] as const satisfies readonly AnalyticsPart[];

/** Albums consist of tracks: the figures keep them together. */
const toCombined = (part: AnalyticsPart) => (part === 'album' ? 'track' : part);

/**
 * Whether the daily figures combine this filter with this breakdown: each breakdown of a day is
 * stored separately. See docs/product/analytics.md.
 */
export const canCombine = (part: AnalyticsPart, by: AnalyticsDimension): boolean =>
  by === 'total' || by === 'artist' || toCombined(by) === toCombined(part);

/** The figures stored for these breakdowns. */
export function getFigures(
  by: AnalyticsDimension,
  filter: AnalyticsPart | undefined,
): readonly AnalyticsFigure[] {
  const parts = [by, filter].filter((part) => part !== undefined);
  const isOfTracks = parts.every((part) => ['total', 'artist', 'album', 'track'].includes(part));
  return analyticsFigures.filter(
    (figure) =>
      (figure !== 'earnings' || !parts.includes('device')) && (figure !== 'skips' || isOfTracks),
  );
}

export const analyticsFigures = ['streams', 'earnings', 'skips'] as const;

export type AnalyticsFigure = (typeof analyticsFigures)[number];

/** The chart has four lines; a comparison takes two per part. */
export const mostParts = (isCompared: boolean) => (isCompared ? 2 : 4);
