import { readdirSync } from 'node:fs';

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * The English name of the language whose BCP 47 code is `code`, written as browsers write it (`en`,
 * `pt-BR`, `zh-Hans`); undefined where it is no such code.
 */
export function languageName(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0] === code ? names.of(code) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The languages of `locales/`: those of its folders whose name is a BCP 47 code, and no other, so that
 * `notes` beside them is never taken for one.
 */
export function languageFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && languageName(entry.name) !== undefined)
    .map(({ name }) => name)
    .toSorted();
}
