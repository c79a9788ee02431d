/** See docs/product/search.md. */
export const genres = [
  'Pop',
  'Hip Hop',
  'Rock',
  'Electronic',
  'Indie',
  'Reggaeton',
  'Jazz',
  'R&B',
  'Country',
  'Classical',
  'Funk',
  'Folk',
] as const;

/** `Latin` is of campaigns, `Latino` of pitches. */
export const namedGenres = [...genres, 'Latin', 'Latino'] as const;
