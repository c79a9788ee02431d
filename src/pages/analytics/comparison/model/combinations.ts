import type { AnalyticsDimension, AnalyticsPart } from '@/shared/contract/analytics.ts';
import { analyticsDimensions } from '@/shared/contract/codes.ts';
import { type AnalyticsTab, analyticsTabs } from './analytics-tabs';

/** By what a tab takes figures apart: the dimensions, in the order of the tabs. */
export const dimensionOf = (tab: AnalyticsTab): AnalyticsDimension =>
  analyticsDimensions[analyticsTabs.indexOf(tab)] ?? 'total';

/** What figures can be filtered by, besides an artist. */
export const filterParts = [
  'album',
  'track',
  'country',
  'source',
  'plan',
  'device',
] as const satisfies readonly AnalyticsPart[];

/** Albums are made of tracks: the two are kept as one. */
const keptAs = (part: AnalyticsPart) => (part === 'album' ? 'track' : part);

/**
 * Whether the daily figures keep a part together with what they are taken apart by: each way of taking a day apart is kept
 * by itself. See docs/product/analytics.md.
 */
export const isKeptWith = (part: AnalyticsPart, by: AnalyticsDimension): boolean =>
  by === 'total' || by === 'artist' || keptAs(by) === keptAs(part);

/** Which figures are kept, taken apart in these ways. */
export function figuresOf(
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

/** As many parts as the chart has room for: four lines, of which each part takes two with a comparison. */
export const mostParts = (isCompared: boolean) => (isCompared ? 2 : 4);
