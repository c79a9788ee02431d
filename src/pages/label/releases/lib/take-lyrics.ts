import { lyricsLimits } from '@/shared/contract/lyrics.ts';
import { type LyricsFault, parseLyrics } from '@/shared/rules/lyrics/parse-lyrics.ts';

/** '' for none; with a fault the text is not saved. */
export type TakenLyrics = { lyrics: string; lyricsFault: LyricsFault | null };

/** What a song has of a text that was typed, chosen or found. */
export function takeLyrics(text: string): TakenLyrics {
  if (text.trim() === '') return { lyrics: '', lyricsFault: null };
  const lyrics = text.replaceAll('\0', '').toWellFormed();
  const read = lyrics.length > lyricsLimits.given ? 'tooLarge' : parseLyrics(lyrics);
  return { lyrics, lyricsFault: typeof read === 'string' ? read : null };
}
