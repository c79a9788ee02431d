import { hashText } from '#sample/seeded.ts';
import { chartPalettes, genrePalettes, playlistPalettes } from './palettes.ts';
import type { ArtSubject } from './art-subject.ts';

export type Palette = {
  ground: string;
  deep: string;
  main: string;
  second: string;
  third: string;
  light: string;
};

function toPalette(inks: string): Palette {
  const [ground = '', deep = '', main = '', second = '', third = '', light = ''] = inks
    .split(' ')
    .map((ink) => `#${ink}`);
  return { ground, deep, main, second, third, light };
}

function getPalettes({ kind, id, genre }: ArtSubject): readonly string[] {
  if (kind === 'playlist') return playlistPalettes;
  const ofChart = kind === 'chart' && Object.entries(chartPalettes).find(([key]) => key === id);
  if (ofChart) return [ofChart[1]];
  const ofGenre = Object.entries(genrePalettes).find(([name]) => name === genre)?.[1];
  return ofGenre ?? Object.values(genrePalettes).flat();
}

/** Chosen by genre, then by id; a banner shares its artist's palette. */
export function getPalette(subject: ArtSubject): Palette {
  const palettes = getPalettes(subject);
  const family = subject.kind === 'banner' ? 'artist' : subject.kind;
  return toPalette(
    palettes[hashText(`${family}:${subject.id}:palette`) % palettes.length] ?? palettes[0] ?? '',
  );
}

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as [
    number,
    number,
    number,
  ];

/** Mixes `#rrggbb` colours; a `share` of 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  return `#${channels(first)
    .map((value, index) => Math.round(value + ((other[index] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Returns 0 to 1 for a `#rrggbb` colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns 1 to 21 for two `#rrggbb` colours (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [low, high] = [luminance(first), luminance(second)].toSorted(
    (one, other) => one - other,
  ) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
