import { playlistLimits } from '@/shared/contract/limits.ts';

/** To what a playlist may be called, without half a character. */
export function shortenName(name: string): string {
  const { nameMax } = playlistLimits;
  let short = '';
  for (const character of name.trim()) {
    if (short.length + character.length > nameMax) break;
    short += character;
  }
  return short.trimEnd();
}
