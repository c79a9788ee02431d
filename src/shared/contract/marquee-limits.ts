/** How far a campaign has come. See docs/product/marquee.md. */
export const marqueeStatuses = ['draft', 'active', 'paused', 'completed', 'cancelled'] as const;

/** What an admin has said of the budget of a campaign. */
export const marqueeApprovals = ['none', 'waiting', 'approved', 'rejected'] as const;

/** In which form listeners see a campaign. */
export const marqueeFormats = [
  'sponsored_song',
  'audio_ad',
  'video_ad',
  'playlist_takeover',
] as const;

/** Ages of listeners that are chosen among; `18-35` is where a form begins, and `all` asks for none. */
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

/** Of those that the catalogue does not have, what it has of them. */
export const cataloguedAs: { readonly [genre: string]: string } = { Latin: 'Reggaeton' };

/** Countries of listeners that are chosen among, ISO 3166-1 alpha-2. */
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

/** Limits and prices of a campaign. Money in cents of a dollar where nothing else is said. */
export const marqueeLimits = {
  /** Dollars. */
  budgetMin: 100,
  budgetStep: 100,
  budgetDefault: 1_000,
  budgetMax: 100_000,
  /** What one impression costs. Clicks and conversions cost nothing beside it; it divides every budget. */
  impressionCents: 2,
  /** Days that a campaign lasts, both ends counted. */
  daysMax: 365,
  daysDefault: 14,
  /** How often one campaign is shown to one listener. */
  perListener: 3,
  /** Days after an impression or a click in which a counted play of the track is a conversion. */
  conversionDays: 14,
  /** Dollars that a conversion is taken to be worth. See docs/product/marquee.md. */
  conversionWorth: 2.5,
  nameMax: 100,
  copyMax: 160,
  addressMax: 500,
  interests: 10,
  interestMax: 30,
  /** Campaigns of an artist. */
  perArtist: 200,
  /** A word of an admin. */
  noteMax: 300,
  /** From so many impressions on the effect of a format is told from what was counted. */
  enoughImpressions: 100,
} as const;
