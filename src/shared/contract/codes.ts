/** ISO 3166-1 alpha-2. See docs/product/profile.md. */
export const countryCodes = [
  'US',
  'ES',
  'MX',
  'AR',
  'CO',
  'PE',
  'CL',
  'BO',
  'CR',
  'CU',
  'DO',
  'EC',
  'GQ',
  'GT',
  'HN',
  'NI',
  'PA',
  'PR',
  'PY',
  'SV',
  'UY',
  'VE',
] as const;

/** ISO 639-1. */
export const languageCodes = ['es', 'en', 'fr', 'de', 'pt'] as const;

export const searchKinds = ['tracks', 'artists', 'albums', 'playlists', 'people'] as const;

export const moodIds = [
  'night',
  'rain',
  'sunday',
  'summer',
  'nap',
  'party',
  'calm',
  'heart',
  'road',
  'dance',
  'moon',
  'dinner',
] as const;

export const genreIds = [
  'pop',
  'hip-hop',
  'rock',
  'electronic',
  'indie',
  'reggaeton',
  'jazz',
  'rnb',
  'country',
  'classical',
  'funk',
  'folk',
] as const;

export const chartIds = ['spain', 'usa', 'mexico', 'argentina', 'global', 'viral'] as const;

/** All end today, counted so far. See docs/product/figures.md. */
export const figureRanges = ['7days', '28days', '90days', '1year'] as const;

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

export const analyticsUnits = ['range', 'day', 'week', 'month'] as const;

export const analyticsComparisons = ['none', 'before', 'year'] as const;

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
  'radio',
  'offline',
  'unknown',
] as const;

export const figureDevices = ['phone', 'tablet', 'computer', 'other', 'unknown'] as const;

export const figurePlans = ['free', 'premium', 'family', 'student', 'unknown'] as const;

export const figureCountries = [...countryCodes, 'unknown'] as const;
