import { lyricsLimits } from '../../contract/lyrics.ts';

/** Control characters, and marks that turn the direction of everything that follows. */
const hidden = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]+/gu;

/** Spaces inside are part of the text. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll('\t', ' ').replaceAll(hidden, '');

export const cleanLine = (text: string): string =>
  cleanText(text).trim().slice(0, lyricsLimits.line).toWellFormed();

/** @returns undefined for a language that nobody named. */
export function cleanLanguage(language: string | undefined): string | undefined {
  const name = language?.trim().replaceAll('_', '-') ?? '';
  if (/^(xxx|und|zxx|mul|mis)?$/i.test(name) || name.length > 35) return undefined;
  try {
    return Intl.getCanonicalLocales(name)[0];
  } catch {
    return undefined;
  }
}
