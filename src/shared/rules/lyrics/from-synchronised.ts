import type { Lyrics } from '../../contract/lyrics.ts';
import { arrangeLines, type StampedLine, toTimed } from './arrange-lines.ts';
import { cleanLanguage, cleanLine, cleanText } from './clean-line.ts';
import { fitLyrics, type LyricsFault } from './parse-lyrics.ts';

type Part = { text: string; timestamp?: number | undefined };

/**
 * Reads a frame SYLT of ID3, with times in milliseconds. A part that begins with a line break begins
 * a line; where none does, each part is one.
 */
export function fromSynchronised(parts: readonly Part[], language?: string): Lyrics | LyricsFault {
  const breaks = parts.some(({ text }, index) => index > 0 && /^[\r\n]/.test(text));
  const lines: StampedLine[] = [];
  for (const { text, timestamp: at } of parts) {
    if (at === undefined || !Number.isInteger(at)) continue;
    const line = lines.at(-1);
    if (!breaks || /^[\r\n]/.test(text) || line === undefined) {
      lines.push({ at, text: '', words: [] });
    }
    lines.at(-1)?.words?.push({ at, text: cleanText(text) });
  }
  const joined = lines.map(({ at, words = [] }) => {
    const text = words.map((word) => word.text).join('');
    if (words.length < 2 || text !== cleanLine(text)) return { at, text: cleanLine(text) };
    return { at, text, words };
  });
  const timed = toTimed(arrangeLines(joined), cleanLanguage(language));
  return timed === null ? 'empty' : fitLyrics(timed);
}
