import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasWords } from './placeholders.ts';

/** Texts that may equal the Spanish ones, by language or under `every`. */
export type EqualTexts = Readonly<Record<string, readonly string[]>>;

/** Reads `equal-texts.json`; without the file there are none. */
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
 * Whether a text needs translation: it has letters, is not listed as equal, and the language is
 * not a variant of Spanish.
 */
export function needsWords(language: string, spanish: string, equal: EqualTexts): boolean {
  if (new Intl.Locale(language).language === 'es' || !hasWords(spanish)) return false;
  return !equal['every']?.includes(spanish) && !equal[language]?.includes(spanish);
}
