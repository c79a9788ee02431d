import { type ArtTone, artPalette } from '@/shared/theme';

const tones = Object.keys(artPalette) as ArtTone[];

/** Neighbouring tiles differ in rows of up to six. */
export const toneAt = (place: number): ArtTone =>
  tones[(place + 2 * Math.floor(place / tones.length)) % tones.length] ?? 'berenjena';
