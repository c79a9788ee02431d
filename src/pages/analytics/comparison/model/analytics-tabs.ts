/** Tabs of the screen, in their order; the first is open where the address names none. */
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
