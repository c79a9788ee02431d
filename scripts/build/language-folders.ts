import { readdirSync } from 'node:fs';

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** `code` is a canonical BCP 47 code (`en`, `pt-BR`, `zh-Hans`); undefined for any other. */
export function languageName(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0] === code ? names.of(code) : undefined;
  } catch {
    return undefined;
  }
}

/** Only folders named by a BCP 47 code, which leaves out `notes`. */
export function languageFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && languageName(entry.name) !== undefined)
    .map(({ name }) => name)
    .toSorted();
}
