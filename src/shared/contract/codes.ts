/** Countries that an account may name, ISO 3166-1 alpha-2. See docs/product/profile.md. */
export const countryCodes = ['US', 'ES', 'MX', 'AR', 'CO', 'PE', 'CL'] as const;

/** Languages that an account may name, ISO 639-1. See docs/product/profile.md. */
export const languageCodes = ['es', 'en', 'fr', 'de', 'pt'] as const;

/** The charts: four countries, everywhere, and what grows fastest. See docs/product/search.md. */
export const chartIds = ['spain', 'usa', 'mexico', 'argentina', 'global', 'viral'] as const;

/** Stretches of days that end today, which is counted so far. See docs/product/figures.md. */
export const figureRanges = ['7days', '28days', '90days', '1year'] as const;

/** What figures can be taken apart by; `total` leaves them whole. See docs/product/analytics.md. */
export const analyticsDimensions = [
  'total',
  'artist',
  'album',
  'track',
  'country',
  'source',
  'plan',
  'device',
] as const;

/** Stretches of time that figures can be told by; `range` tells all of the range in one. */
export const analyticsUnits = ['range', 'day', 'week', 'month'] as const;

/** Days that a range can be compared with: as many just before, or the same a year of whole weeks earlier. */
export const analyticsComparisons = ['none', 'before', 'year'] as const;

/** Where a counted play was started; unknown where it was counted before that was kept. */
export const figureSources = [
  'playlist',
  'album',
  'artist',
  'search',
  'liked',
  'chart',
  'profile',
  'home',
  'link',
  'queue',
  'unknown',
] as const;

/** Kinds of devices, as a browser tells of itself. */
export const figureDevices = ['phone', 'tablet', 'computer', 'other', 'unknown'] as const;

/** The plans that music is heard on. */
export const figurePlans = ['free', 'premium', 'family', 'student', 'unknown'] as const;

/** Countries that an account may name, or none that is known. */
export const figureCountries = [...countryCodes, 'unknown'] as const;
