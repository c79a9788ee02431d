/** What becomes of a pitch. See docs/product/pitching.md. */
export const pitchStatuses = ['pending', 'under_review', 'accepted', 'rejected'] as const;

/** What a song may be pitched as, in the order of the choices. See docs/product/pitching.md. */
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

/** The fewer choices of the artist's dashboard. */
export const dashboardGenres = pitchGenres.slice(0, 6);
export const dashboardMoods = ['Energetic', 'Chill', 'Romantic', 'Party'] as const;

/** Languages of a song, as ISO 639-1 names them; `zxx` is none at all. */
export const songLanguages = ['es', 'en', 'pt', 'fr', 'it', 'ca', 'eu', 'gl', 'qu', 'zxx'] as const;

export const pitchLimits = {
  /** Days that the editors have before a song is out. */
  leadDays: 7,
  /** Letters of a title or a name. */
  nameMax: 200,
  /** Letters of what an editor reads: description, earlier playlists, addresses, a word back. */
  textMax: 1_000,
  /** Letters of one address. */
  addressMax: 500,
  /** Playlists that are named; the guides advise three to five. */
  targetsMax: 50,
  /** Pitches of an artist that are told. */
  toldMost: 500,
  /** Pitches in a part of the editors' list. */
  inboxPage: 20,
} as const;

/** What the form says of a song before anybody changes it. See docs/product/pitching.md. */
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

/** The addresses in a text, one in a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
