/** See docs/product/marquee.md. */
export const marqueeStatuses = ['draft', 'active', 'paused', 'completed', 'cancelled'] as const;

export const marqueeApprovals = ['none', 'waiting', 'approved', 'rejected'] as const;

export const marqueeFormats = [
  'sponsored_song',
  'audio_ad',
  'video_ad',
  'playlist_takeover',
] as const;

/** Each is a file or an address. */
export const marqueeAssetKinds = ['image', 'video', 'audio'] as const;

export const marqueeAges = [
  '13-17',
  '18-24',
  '18-35',
  '25-34',
  '35-44',
  '45-54',
  '55+',
  'all',
] as const;

export const marqueeGenres = [
  'Pop',
  'Rock',
  'Hip Hop',
  'Electronic',
  'Latin',
  'Jazz',
  'Classical',
  'Country',
  'R&B',
  'Reggaeton',
] as const;

export const cataloguedAs: { readonly [genre: string]: string } = { Latin: 'Reggaeton' };

/** ISO 3166-1 alpha-2. */
export const marqueeCountries = [
  'ES',
  'MX',
  'AR',
  'CO',
  'CL',
  'PE',
  'US',
  'GB',
  'FR',
  'DE',
] as const;

/** Cents of a dollar unless noted. */
export const marqueeLimits = {
  /** Dollars. */
  budgetMin: 100,
  budgetStep: 100,
  budgetDefault: 1_000,
  budgetMax: 100_000,
  /** Charged per impression. */
  impressionCents: 2,
  daysMax: 365,
  daysDefault: 14,
  perListener: 3,
  /** Days after an impression or click in which a play is a conversion. */
  conversionDays: 14,
  /** Dollars, estimated. */
  conversionWorth: 2.5,
  nameMax: 100,
  copyMax: 160,
  addressMax: 500,
  interests: 10,
  interestMax: 30,
  perArtist: 200,
  noteMax: 300,
  enoughImpressions: 100,
} as const;
