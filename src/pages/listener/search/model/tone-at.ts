import { type ArtTone, artPalette } from '@/shared/theme';

const tones = Object.keys(artPalette) as ArtTone[];

/** The tone of a tile by its place, so that neighbours in rows of up to six differ. */
export const toneAt = (place: number): ArtTone =>
  tones[(place + 2 * Math.floor(place / tones.length)) % tones.length] ?? 'berenjena';
