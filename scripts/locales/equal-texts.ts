import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasWords } from './placeholders.ts';

/** By language, or `every`. */
export type EqualTexts = Readonly<Record<string, readonly string[]>>;

/** The file is optional. */
export function readEqualTexts(localesFolder: string): EqualTexts {
  const file = join(localesFolder, 'equal-texts.json');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as EqualTexts;
  } catch (cause) {
    throw new Error('locales/equal-texts.json is not JSON', { cause });
  }
}

/** False for texts without letters, listed as equal, or in a variant of Spanish. */
export function needsWords(language: string, spanish: string, equal: EqualTexts): boolean {
  if (new Intl.Locale(language).language === 'es' || !hasWords(spanish)) return false;
  return !equal['every']?.includes(spanish) && !equal[language]?.includes(spanish);
}
