import type { LyricsLine } from '@/shared/contract/lyrics.ts';

export type Sung = {
  /** Of the line that sounds; -1 before the first. */
  line: number;
  /** Words of it that have begun. */
  words: number;
};

export const nothingSung: Sung = { line: -1, words: 0 };

/**
 * Finds the line that sounds, and how far it is.
 *
 * @param lines in the order of their times.
 * @param time milliseconds from the beginning of the sound.
 */
export function findSung(lines: readonly LyricsLine[], time: number): Sung {
  let from = 0;
  let to = lines.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((lines[middle]?.at ?? Infinity) <= time) from = middle + 1;
    else to = middle;
  }
  const line = from - 1;
  const words = lines[line]?.words?.filter(({ at }) => at <= time).length ?? 0;
  return { line, words };
}
