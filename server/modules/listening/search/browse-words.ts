import type { GenreId, MoodId } from '#contract/browse.ts';
import type { genres } from '#contract/genres.ts';

/** Beginnings of words in titles and names of playlists, without accents. */
export const moodWords: Readonly<Record<MoodId, readonly string[]>> = {
  night: ['noche', 'nocturn', 'madrugada', 'medianoche'],
  rain: ['lluvia', 'llover', 'aguacero', 'paraguas', 'sirimiri'],
  sunday: ['domingo'],
  summer: ['verano', 'playa', 'piscina', 'agosto', 'marea'],
  nap: ['siesta', 'duerme', 'duermevela', 'sueno'],
  party: ['verbena', 'feria', 'fiesta', 'cumbia', 'metales', 'enciendan'],
  calm: ['calma', 'manso', 'despacio', 'silencio', 'lento'],
  heart: ['corazon', 'olvido', 'carta', 'bolero'],
  road: ['camino', 'carretera', 'kilometro', 'gasolinera', 'ruta', 'coche', 'ventanilla'],
  dance: ['perreo', 'baila', 'azotea'],
  moon: ['luna', 'cielo'],
  dinner: ['sobremesa', 'mantel', 'cocina', 'cafe'],
};

export const genreOf: Readonly<Record<GenreId, (typeof genres)[number]>> = {
  pop: 'Pop',
  'hip-hop': 'Hip Hop',
  rock: 'Rock',
  electronic: 'Electronic',
  indie: 'Indie',
  reggaeton: 'Reggaeton',
  jazz: 'Jazz',
  rnb: 'R&B',
  country: 'Country',
  classical: 'Classical',
  funk: 'Funk',
  folk: 'Folk',
};
