import { type ArtTone, artPalette } from '@/shared/theme';

const tones = Object.keys(artPalette) as ArtTone[];

/** Neighbouring tiles differ in rows of up to six. */
export const toneAt = (index: number): ArtTone =>
  tones[(index + 2 * Math.floor(index / tones.length)) % tones.length] ?? 'berenjena';

export const moodTone = (index: number): ArtTone => toneAt(index + 1);
export const genreTone = (index: number): ArtTone => toneAt(index + 4);
