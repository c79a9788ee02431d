/** In order; the first is the default. */
export const analyticsTabs = [
  'overview',
  'artists',
  'albums',
  'tracks',
  'countries',
  'sources',
  'plans',
  'devices',
] as const;

export type AnalyticsTab = (typeof analyticsTabs)[number];
