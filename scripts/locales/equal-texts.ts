import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from './placeholders.ts';

/** By language, or `every`: texts that are right as they are in Spanish. */
export type EqualTexts = Readonly<Record<string, readonly string[]>>;

/** Reads `equal-texts.json` of the folder of languages; without the file there are none. */
export function readEqualTexts(localesFolder: string): EqualTexts {
  try {
    return JSON.parse(readFileSync(join(localesFolder, 'equal-texts.json'), 'utf8')) as EqualTexts;
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Error(`locales/equal-texts.json is not JSON: ${error.message}`, { cause: error });
    return {};
  }
}

/**
 * Whether a text has to be said anew in a language: it has letters, is none of those that are right as
 * they are in Spanish, and the language is not a Spanish itself.
 */
export function needsWords(language: string, spanish: string, equal: EqualTexts): boolean {
  if (new Intl.Locale(language).language === 'es' || wordsOf(spanish) === '') return false;
  return !equal['every']?.includes(spanish) && !equal[language]?.includes(spanish);
}
