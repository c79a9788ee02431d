import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { languageCodes } from '../../src/shared/contract/codes.ts';
import { pseudoLanguage } from '../../src/shared/i18n/pseudo-language.ts';
import { readCatalogue } from '../locales/read-catalogue.ts';
import { languageFolders } from './language-folders.ts';
import { pseudoCatalogue } from './pseudo-text.ts';
import { type Catalogue, type WithStandIn, withStandIn } from './stand-in.ts';
import { startNamespaces } from './start-namespaces.ts';

const moduleName = 'virtual:catalogues';
const notInBrowser = 'server';
const spanish = 'es';

type Options = {
  /** Whether a build has the pseudo-language; while serving for development it is always there. */
  hasPseudo?: boolean;
  /** Whether every language is one file, for a page that shows all of its words sooner or later. */
  isJoined?: boolean;
};

/**
 * Gives the application its words: `virtual:catalogues` exports, for each language folder of
 * `locales/`, a loader of everything that a first screen may need in one file, and a loader of any
 * other catalogue with the Spanish that stands in for what it lacks. A new language is a new folder,
 * nothing else. A build writes them as JSON files: words are data, and a browser reads JSON faster than
 * script. The folder of a language is named by what all of it says, so that the start names one file,
 * however many catalogues there are.
 */
export function catalogues(
  folder: string,
  { hasPseudo = false, isJoined = false }: Options = {},
): Plugin {
  let isBuild = false;
  return {
    name: 'tonada:catalogues',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === moduleName ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const emit: Emit = (folderName, name, words) =>
        this.emitFile({
          type: 'asset',
          name,
          fileName: `assets/${folderName}/${name}`,
          source: JSON.stringify(words),
        });
      for (const file of globSync('*/*.json', { cwd: folder })) {
        this.addWatchFile(join(folder, file));
      }
      const isFirst = (namespace: string) => isJoined || startNamespaces.has(namespace);
      const languages = readAll(folder, hasPseudo || !isBuild);
      // A constant, so that a build in one language has no code to choose another.
      const hasChoice = languageCodes.filter((code) => languages.has(code)).length > 1;
      const parts = [...languages].map(([language, words]) => partsOf(language, words, isFirst));
      const loaders = isBuild ? builtLoaders(parts, emit, isJoined) : servedLoaders(parts);
      return `export const hasChoice = ${hasChoice};\n${loaders}`;
    },
    configureServer({ watcher }) {
      watcher.add(folder);
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(folder)) return undefined;
      const module = this.environment.moduleGraph.getModuleById(`\0${moduleName}`);
      return module ? [...modules, module] : modules;
    },
  };
}

/** Catalogues of one language as its files have them, by namespace. */
type Words = Map<string, Catalogue>;
/** The same with what stands in. */
type Language = Map<string, WithStandIn>;
/** Writes a file of the build into a folder of its assets and returns its reference. */
type Emit = (folderName: string, name: string, words: object) => string;

/** All catalogues by language, Spanish first, but for the server's own. */
function readAll(folder: string, hasPseudo: boolean): Map<string, Language> {
  const complete = readLanguage(folder, spanish);
  if (complete.size === 0) throw new Error(`${join(folder, spanish)} has no catalogues.`);
  const all = new Map([[spanish, mapped(complete, (words) => ({ own: words, spanish: {} }))]]);
  for (const language of languageFolders(folder)) {
    if (language === spanish) continue;
    const own = readLanguage(folder, language);
    const standIn = (words: Catalogue, namespace: string) =>
      withStandIn(own.get(namespace) ?? {}, words);
    all.set(language, mapped(complete, standIn));
  }
  if (hasPseudo) {
    const longer = mapped(complete, (words) => ({ own: pseudoCatalogue(words), spanish: {} }));
    all.set(pseudoLanguage, longer);
  }
  return all;
}

function readLanguage(folder: string, language: string): Words {
  const words: Words = new Map();
  for (const file of globSync(`${language}/*.json`, { cwd: folder }).toSorted()) {
    const namespace = basename(file, '.json');
    if (namespace === notInBrowser) continue;
    words.set(namespace, parsed(`locales/${file}`, readFileSync(join(folder, file), 'utf8')));
  }
  return words;
}

/** @throws where it is not JSON, with the line and what to do. */
function parsed(file: string, source: string): Catalogue {
  try {
    return JSON.parse(source) as Catalogue;
  } catch (cause) {
    const [problem] = readCatalogue(file.replaceAll('\\', '/'), source).problems;
    throw new Error(`${problem?.file}:${problem?.line} ${problem?.message}`, { cause });
  }
}

const mapped = (
  words: Words,
  change: (words: Catalogue, namespace: string) => WithStandIn,
): Language => new Map([...words].map(([namespace, own]) => [namespace, change(own, namespace)]));

/** A language with its catalogues in two parts: what comes with the start, and what comes later. */
type Parts = { language: string; first: Record<string, Catalogue>; late: [string, WithStandIn][] };

function partsOf(
  language: string,
  namespaces: Language,
  isFirst: (namespace: string) => boolean,
): Parts {
  const entries = [...namespaces];
  // Spanish itself is always there from the start.
  const first = entries.flatMap(([name, { own }]) => (isFirst(name) ? [[name, own]] : []));
  const late = entries.filter(([name]) => !isFirst(name));
  return { language, first: Object.fromEntries(first), late };
}

/** While serving, the words stand in the module itself. */
function servedLoaders(parts: readonly Parts[]): string {
  const start = parts.map(
    ({ language, first }) => `${JSON.stringify(language)}: async () => (${JSON.stringify(first)})`,
  );
  const late = parts.flatMap(({ language, late: others }) =>
    others.map(
      ([name, words]) =>
        `${JSON.stringify(`${language}/${name}`)}: async () => (${JSON.stringify(words)})`,
    ),
  );
  return `export const start = {${start.join()}};
const catalogues = {${late.join()}};
export const late = (language, namespace) => catalogues[language + '/' + namespace]?.();`;
}

function builtLoaders(parts: readonly Parts[], emit: Emit, isJoined: boolean): string {
  const files = parts.map(({ language, first, late }) => {
    const folderName = digestOf([first, late]);
    for (const [name, words] of late) emit(folderName, `${language}.${name}.json`, words);
    const reference = emit(folderName, `${language}.json`, first);
    return `${JSON.stringify(language)}: import.meta.ROLLUP_FILE_URL_${reference}`;
  });
  // Beside the words of the start.
  const late = 'fetchJson(files[language].replace(/json$/, `${namespace}.json`))';
  return `const fetchJson = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(answer.status + ' ' + url);
  return answer.json();
};
const files = {${files.join()}};
export const start = Object.fromEntries(
  Object.entries(files).map(([language, file]) => [language, () => fetchJson(file)]),
);
export const late = (language, namespace) => ${isJoined ? 'undefined' : late};`;
}

const digestOf = (words: object) =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 8);
