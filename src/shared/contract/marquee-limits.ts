/** See docs/product/marquee.md. */
export const marqueeStatuses = ['draft', 'active', 'paused', 'completed', 'cancelled'] as const;

/** An admin's decision on the budget. */
export const marqueeApprovals = ['none', 'waiting', 'approved', 'rejected'] as const;

export const marqueeFormats = [
  'sponsored_song',
  'audio_ad',
  'video_ad',
  'playlist_takeover',
] as const;

/** `18-35` is the default; `all` sets no limit. */
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

/** Maps genres that the catalogue lacks to its own. */
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

/** Money in cents of a dollar unless noted. */
export const marqueeLimits = {
  /** Dollars. */
  budgetMin: 100,
  budgetStep: 100,
  budgetDefault: 1_000,
  budgetMax: 100_000,
  /** Clicks and conversions are free. It divides every budget. */
  impressionCents: 2,
  daysMax: 365,
  daysDefault: 14,
  /** Impressions of a campaign per listener. */
  perListener: 3,
  /** A counted play within so many days after an impression or click is a conversion. */
  conversionDays: 14,
  /** Estimated dollars per conversion. See docs/product/marquee.md. */
  conversionWorth: 2.5,
  nameMax: 100,
  copyMax: 160,
  addressMax: 500,
  interests: 10,
  interestMax: 30,
  /** Campaigns of an artist. */
  perArtist: 200,
  /** Characters of an admin's note. */
  noteMax: 300,
  /** From so many impressions on a format's effect is reported from counted figures. */
  enoughImpressions: 100,
} as const;
