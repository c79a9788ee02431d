import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languageFolders, languageName } from '../build/language-folders.ts';
import { nearestName } from './nearest-name.ts';
import type { Problem } from './problem.ts';
import { readCatalogue, type Catalogue } from './read-catalogue.ts';

export type Language = {
  code: string;
  /** In English. */
  name: string;
  catalogues: ReadonlyMap<string, Catalogue>;
  problems: readonly Problem[];
};

export type Languages = {
  spanish: Language;
  /** Sorted by code. */
  others: readonly Language[];
  /** For translators; not part of the application. */
  notes: Language;
  problems: readonly Problem[];
};

const besideLanguages = ['notes', 'README.md', 'equal-texts.json'];

const misnamed = (path: string, message: string): Problem => ({
  kind: 'name',
  file: `locales/${path}`,
  line: 1,
  message,
});

/** `localesFolder` is `locales/` outside tests. */
export function readLanguages(localesFolder: string): Languages {
  const files = globSync('es/*.json', { cwd: localesFolder }).map((file) => basename(file));
  const codes = languageFolders(localesFolder);
  const read = (code: string) => readLanguage(localesFolder, code, files);
  const known = new Set([...codes, ...besideLanguages]);
  return {
    spanish: read('es'),
    others: codes.filter((code) => code !== 'es').map(read),
    notes: read('notes'),
    problems: globSync('*', { cwd: localesFolder })
      .filter((name) => !known.has(name))
      .toSorted()
      .map((name) =>
        misnamed(name, 'texts stand in a folder named by the code of a language, as fr or pt-BR'),
      ),
  };
}

function readLanguage(localesFolder: string, code: string, files: readonly string[]): Language {
  const catalogues = new Map<string, Catalogue>();
  const problems: Problem[] = [];
  for (const name of globSync('*', { cwd: join(localesFolder, code) }).toSorted()) {
    if (files.includes(name)) {
      const source = readFileSync(join(localesFolder, code, name), 'utf8');
      catalogues.set(basename(name, '.json'), readCatalogue(`locales/${code}/${name}`, source));
      continue;
    }
    const meant = nearestName(name, files);
    const advice = meant ? `rename it to ${meant}` : 'remove it';
    problems.push(misnamed(`${code}/${name}`, `no file of Spanish has this name: ${advice}`));
  }
  return { code, name: languageName(code) ?? code, catalogues, problems };
}
