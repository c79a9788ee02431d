import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageName } from '../build/language-folders.ts';
import { nearestName } from './nearest-name.ts';
import type { Problem } from './problem.ts';
import { readCatalogue, type Catalogue } from './read-catalogue.ts';
import { suggestCode } from './suggest-code.ts';

/** The files of one language by namespace, which is the name of the file. */
export type Language = {
  code: string;
  /** In English. */
  name: string;
  catalogues: ReadonlyMap<string, Catalogue>;
  /** Names of files and folders that nothing reads. */
  problems: readonly Problem[];
};

export type Languages = {
  spanish: Language;
  /** In the order of their codes. */
  others: readonly Language[];
  /** What translators should know of the texts, written like a language; no part of the application. */
  notes: Language;
  /** Folders that are no language. */
  problems: readonly Problem[];
};

/** Beside the languages, what is about all of them. */
const notesFolder = 'notes';
const otherFiles = new Set(['README.md', 'equal-texts.json']);

const shown = (...parts: string[]) => ['locales', ...parts].join('/');

const misnamed = (file: string, message: string): Problem => ({
  kind: 'name',
  file,
  line: 1,
  message,
});

/** Reads all languages of the folder `localesFolder`, which is `locales/` but in tests. */
export function readLanguages(localesFolder: string): Languages {
  const entries = readdirSync(localesFolder, { withFileTypes: true });
  const problems: Problem[] = [];
  const codes: string[] = [];
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (!entry.isDirectory()) {
      if (otherFiles.has(entry.name) || entry.name.startsWith('.')) continue;
      problems.push(
        misnamed(shown(entry.name), 'texts stand in the folder of a language, such as es'),
      );
    } else if (languageName(entry.name)) codes.push(entry.name);
    else if (entry.name !== notesFolder) {
      const code = suggestCode(entry.name);
      const advice = code ? `rename it to ${code}` : 'take one such as en, fr or pt-BR';
      problems.push(
        misnamed(
          shown(entry.name),
          `the name of the folder is not the code of a language: ${advice}`,
        ),
      );
    }
  }
  const spanish = readLanguage(localesFolder, 'es', undefined);
  const namespaces = [...spanish.catalogues.keys()];
  const others = codes
    .filter((code) => code !== 'es')
    .map((code) => readLanguage(localesFolder, code, namespaces));
  const notes = entries.some(({ name }) => name === notesFolder)
    ? readLanguage(localesFolder, notesFolder, namespaces)
    : { code: notesFolder, name: notesFolder, catalogues: new Map(), problems: [] };
  return { spanish, others, notes, problems };
}

function readLanguage(
  localesFolder: string,
  code: string,
  namespaces: readonly string[] | undefined,
): Language {
  const catalogues = new Map<string, Catalogue>();
  const problems: Problem[] = [];
  for (const entry of readdirSync(join(localesFolder, code), { withFileTypes: true })) {
    const file = shown(code, entry.name);
    const namespace = entry.name.replace(/\.json$/, '');
    if (entry.isDirectory())
      problems.push(misnamed(file, 'the files of a language stand in its folder, not deeper'));
    else if (!entry.name.endsWith('.json'))
      problems.push(misnamed(file, 'the name of a file of texts ends in .json'));
    else if (namespaces && !namespaces.includes(namespace)) {
      const meant = nearestName(namespace, namespaces);
      problems.push(
        misnamed(
          file,
          meant
            ? `no file of Spanish has this name: rename it to ${meant}.json`
            : 'no file of Spanish has this name: remove it',
        ),
      );
    } else catalogues.set(namespace, readFile(localesFolder, code, namespace));
  }
  return { code, name: languageName(code) ?? code, catalogues, problems };
}

function readFile(localesFolder: string, code: string, namespace: string): Catalogue {
  const name = `${namespace}.json`;
  const bytes = readFileSync(join(localesFolder, code, name));
  const catalogue = readCatalogue(shown(code, name), bytes.toString('utf8'));
  const isWhole = catalogue.source.includes('\uFFFD');
  if (!isWhole) return catalogue;
  const line = catalogue.source.split('\n').findIndex((text) => text.includes('\uFFFD')) + 1;
  const message = 'an accented letter was lost: save the file as UTF-8';
  return {
    ...catalogue,
    problems: [...catalogue.problems, { kind: 'malformed', file: catalogue.file, line, message }],
  };
}
