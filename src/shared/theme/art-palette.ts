import { fnv1a } from '../lib/random';

/** Dark enough for light text in both themes. */
export const artPalette = {
  berenjena: { ground: '#3b1e4d', shape: '#8a4aa8', light: '#e9b7f2' },
  teja: { ground: '#5b2217', shape: '#c5522f', light: '#ffc999' },
  patio: { ground: '#0f3f41', shape: '#23888a', light: '#b6eedf' },
  cobalto: { ground: '#1a2a5e', shape: '#3f62c4', light: '#bcd4ff' },
  oliva: { ground: '#37401a', shape: '#7f8f2c', light: '#ecefa3' },
  clavel: { ground: '#5a1630', shape: '#c93b63', light: '#ffc0cd' },
} as const;

export type ArtTone = keyof typeof artPalette;

const tones = Object.keys(artPalette) as ArtTone[];

export const getArtTone = (seed: string): ArtTone =>
  tones[fnv1a(seed) % tones.length] ?? 'berenjena';
