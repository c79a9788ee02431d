import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasWords } from './placeholders.ts';

/** By language, or `every`: texts that are right as they are in Spanish. */
export type EqualTexts = Readonly<Record<string, readonly string[]>>;

/** Reads `equal-texts.json` of the folder of languages; without the file there are none. */
export function readEqualTexts(localesFolder: string): EqualTexts {
  const file = join(localesFolder, 'equal-texts.json');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as EqualTexts;
  } catch (cause) {
    throw new Error('locales/equal-texts.json is not JSON', { cause });
  }
}

/**
 * Whether a text has to be said anew in a language: it has letters, is none of those that are right as
 * they are in Spanish, and the language is not a Spanish itself.
 */
export function needsWords(language: string, spanish: string, equal: EqualTexts): boolean {
  if (new Intl.Locale(language).language === 'es' || !hasWords(spanish)) return false;
  return !equal['every']?.includes(spanish) && !equal[language]?.includes(spanish);
}
