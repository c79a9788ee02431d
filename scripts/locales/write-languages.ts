import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OptionError } from './options.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readLanguages, type Language } from './read-languages.ts';
import { notBegun } from './report-languages.ts';
import { emptyFile, writeMissing } from './write-missing.ts';

/** Without a code, for all but Spanish. */
export function writeLanguages(localesFolder: string, code: string | undefined): string {
  const { spanish, others } = readLanguages(localesFolder);
  const chosen = others.filter((language) => code === undefined || language.code === code);
  if (chosen.length === 0 && code !== undefined) throw notBegun(code);
  const lines = chosen.flatMap((language) => writeLanguage(localesFolder, language, spanish));
  return lines.length > 0 ? `${lines.join('\n')}\n` : 'No key was missing.\n';
}

export function beginLanguage(localesFolder: string, code: string): string {
  const folder = join(localesFolder, code);
  if (existsSync(folder)) {
    throw new OptionError(
      `locales/${code} exists. Write its missing keys: npm run locales -- ${code} --write`,
    );
  }
  mkdirSync(folder);
  const written = writeLanguages(localesFolder, code);
  const count = written.trim().split('\n').length;
  return `locales/${code} has ${count} files with all keys and no words: all of it shows in Spanish for now.
Write the words between the quotes, then see what is left: npm run locales -- ${code}`;
}

function writeLanguage(localesFolder: string, { code, catalogues }: Language, spanish: Language) {
  return [...spanish.catalogues].flatMap(([namespace, source]) => {
    const file = `locales/${code}/${namespace}.json`;
    const own = catalogues.get(namespace) ?? readCatalogue(file, emptyFile);
    if (!own.isReadable) return [`${file} is left alone: it is not JSON, mend it first.`];
    const written = writeMissing(own, source, code);
    if (written === own.source) return [];
    writeFileSync(join(localesFolder, code, `${namespace}.json`), written);
    const count = readCatalogue(file, written).texts.size - own.texts.size;
    return [`${file}: ${count} ${count === 1 ? 'key' : 'keys'} added.`];
  });
}
