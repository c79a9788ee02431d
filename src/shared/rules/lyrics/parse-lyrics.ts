import { type Lyrics, lyricsLimits } from '../../contract/lyrics.ts';
import { cleanLine } from './clean-line.ts';
import { decodeText } from './decode-text.ts';
import { anyLineStamp } from './lrc-stamps.ts';
import { parseLrc } from './parse-lrc.ts';
import { parseTtml } from './parse-ttml.ts';

/** Why a text is not taken. */
export type LyricsFault = 'empty' | 'tooLarge' | 'tooLong' | 'malformed';

const isXml = (text: string) => /^\s*<(\?xml|!DOCTYPE|!--|(\w+:)?tt[\s>])/i.test(text);

/**
 * Reads lyrics of any form: TTML, LRC by its stamps, else plain text.
 *
 * @param language of the file, where the text names none.
 * @returns the lyrics, or why there are none.
 */
export function parseLyrics(text: string, language?: string): Lyrics | LyricsFault {
  if (text.length > lyricsLimits.bytes) return 'tooLarge';
  const source = text.replace(/^\ufeff/, '');
  const isMarkup = isXml(source);
  const parsed = isMarkup
    ? parseTtml(source)
    : anyLineStamp.test(source)
      ? parseLrc(source)
      : parsePlain(source);
  if (parsed === null) return isMarkup ? 'malformed' : 'empty';
  return fitLyrics(language && !parsed.language ? { ...parsed, language } : parsed);
}

/** Like `parseLyrics`, of a file. */
export function parseLyricsFile(bytes: Uint8Array): Lyrics | LyricsFault {
  return bytes.length > lyricsLimits.bytes ? 'tooLarge' : parseLyrics(decodeText(bytes));
}

/** @returns the lyrics, or `tooLong` beyond the limits. */
export function fitLyrics(lyrics: Lyrics): Lyrics | 'tooLong' {
  const { lines } = lyrics;
  const characters = lines.reduce(
    (sum, { text, romanised = '', translations = [] }) =>
      sum + text.length + romanised.length + translations.map((each) => each.text).join('').length,
    0,
  );
  const isFitting = lines.length <= lyricsLimits.lines && characters <= lyricsLimits.characters;
  return isFitting ? lyrics : 'tooLong';
}

/** Empty lines between verses stay, one at a time. */
function parsePlain(text: string): Lyrics | null {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map(cleanLine)
    .filter((line, index, all) => line !== '' || (all[index - 1] ?? '') !== '');
  while (lines.at(-1) === '') lines.pop();
  return lines.length === 0
    ? null
    : { kind: 'plain', lines: lines.map((line) => ({ text: line })) };
}
