/** What a song may be pitched as, in the order of the choices. See docs/product/artist-dashboard.md. */
export const pitchGenres = ['Pop', 'Rock', 'Hip Hop', 'Electronic', 'R&B', 'Latino'] as const;
export const pitchMoods = ['Energetic', 'Chill', 'Romantic', 'Party'] as const;
