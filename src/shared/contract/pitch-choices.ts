/** See docs/product/pitching.md. */
export const pitchStatuses = ['pending', 'under_review', 'accepted', 'rejected'] as const;

export const pitchGenres = [
  'Pop',
  'Rock',
  'Hip Hop',
  'Electronic',
  'R&B',
  'Latino',
  'Indie',
  'Country',
] as const;

export const pitchMoods = [
  'Energetic',
  'Chill',
  'Romantic',
  'Melancholic',
  'Party',
  'Workout',
  'Focus',
] as const;

export const dashboardGenres = pitchGenres.slice(0, 6);
export const dashboardMoods = ['Energetic', 'Chill', 'Romantic', 'Party'] as const;

/** How far the promised day of an answer is. */
export const pitchDues = ['late', 'today', 'later'] as const;

export type PitchDue = (typeof pitchDues)[number];

/** ISO 639-1; `zxx` means no language. */
export const songLanguages = ['es', 'en', 'pt', 'fr', 'it', 'ca', 'eu', 'gl', 'qu', 'zxx'] as const;

export const pitchLimits = {
  /** Days before the release. */
  leadDays: 7,
  nameMax: 200,
  textMax: 1_000,
  addressMax: 500,
  targetsMax: 50,
  toldMost: 500,
} as const;

export const defaultPitchDetails = {
  isNewRelease: true,
  hasRadioEdit: false,
  hasLyrics: true,
  language: 'es',
  explicitContent: false,
  previousPlaylistInclusions: '',
  socialMediaLinks: '',
  pressKit: '',
} as const;

export const getLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
