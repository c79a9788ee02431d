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
      const languages = readAll(folder, isFirst, hasPseudo || !isBuild);
      // A constant, so that a build in one language has no code to choose another.
      const isOffered = ({ code }: Language) => languageCodes.some((offered) => offered === code);
      const hasChoice = languages.filter(isOffered).length > 1;
      const loaders = isBuild ? builtLoaders(languages, emit, isJoined) : servedLoaders(languages);
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

/** The words of a language in two parts: what comes with the start, and what comes later. */
type Language = { code: string; first: Record<string, Catalogue>; late: [string, WithStandIn][] };
/** Writes a file of the build into a folder of its assets and returns its reference. */
type Emit = (folderName: string, name: string, words: object) => string;

/** All languages, Spanish first, but for the server's own catalogue. */
function readAll(
  folder: string,
  isFirst: (namespace: string) => boolean,
  hasPseudo: boolean,
): Language[] {
  const complete = readLanguage(folder, spanish);
  if (complete.size === 0) throw new Error(`${join(folder, spanish)} has no catalogues.`);
  const languageOf = (
    code: string,
    say: (words: Catalogue, namespace: string) => WithStandIn,
  ): Language => {
    const all = [...complete].map(([name, words]): [string, WithStandIn] => [
      name,
      say(words, name),
    ]);
    // Spanish itself is always there from the start.
    const first = all.filter(([name]) => isFirst(name)).map(([name, { own }]) => [name, own]);
    return { code, first: Object.fromEntries(first), late: all.filter(([name]) => !isFirst(name)) };
  };
  const others = languageFolders(folder).filter((code) => code !== spanish);
  return [
    languageOf(spanish, (own) => ({ own, spanish: {} })),
    ...others.map((code) => {
      const own = readLanguage(folder, code);
      return languageOf(code, (words, name) => withStandIn(own.get(name) ?? {}, words));
    }),
    ...(hasPseudo
      ? [languageOf(pseudoLanguage, (words) => ({ own: pseudoCatalogue(words), spanish: {} }))]
      : []),
  ];
}

/** Catalogues of one language as its files have them, by namespace. */
function readLanguage(folder: string, language: string): Map<string, Catalogue> {
  const files = globSync(`${language}/*.json`, { cwd: folder }).toSorted();
  return new Map(
    files
      .filter((file) => basename(file, '.json') !== notInBrowser)
      .map((file) => [basename(file, '.json'), parsed(folder, file.replaceAll('\\', '/'))]),
  );
}

/** @throws where it is not JSON, with the line and what to do. */
function parsed(folder: string, file: string): Catalogue {
  const source = readFileSync(join(folder, file), 'utf8');
  try {
    return JSON.parse(source) as Catalogue;
  } catch (cause) {
    const [problem] = readCatalogue(`locales/${file}`, source).problems;
    throw new Error(`${problem?.file}:${problem?.line} ${problem?.message}`, { cause });
  }
}

/** While serving, the words stand in the module itself. */
function servedLoaders(languages: readonly Language[]): string {
  const start = languages.map(({ code, first }) => [code, first]);
  const late = languages.flatMap(({ code, late: others }) =>
    others.map(([name, words]) => [`${code}/${name}`, words]),
  );
  return `const loaders = (words) =>
  Object.fromEntries(words.map(([name, own]) => [name, async () => own]));
export const start = loaders(${JSON.stringify(start)});
const catalogues = loaders(${JSON.stringify(late)});
export const late = (language, namespace) => catalogues[language + '/' + namespace]?.();`;
}

function builtLoaders(languages: readonly Language[], emit: Emit, isJoined: boolean): string {
  const files = languages.map(({ code, first, late }) => {
    const folderName = digestOf([first, late]);
    for (const [name, words] of late) emit(folderName, `${code}.${name}.json`, words);
    const reference = emit(folderName, `${code}.json`, first);
    return `${JSON.stringify(code)}: import.meta.ROLLUP_FILE_URL_${reference}`;
  });
  // Beside the words of the start.
  const late = 'fetchJson(files[language].replace(/json$/, `${namespace}.json`))';
  // Asked for by a screen as any other's are, and there already.
  const screens = Object.keys(languages[0]?.first ?? {}).filter((name) =>
    name.startsWith('pages.'),
  );
  const isThere = `${JSON.stringify(screens)}.includes(namespace)`;
  return `const fetchJson = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(answer.status + ' ' + url);
  return answer.json();
};
const files = {${files.join()}};
export const start = Object.fromEntries(
  Object.entries(files).map(([language, file]) => [language, () => fetchJson(file)]),
);
export const late = (language, namespace) => ${isJoined ? 'undefined' : `${isThere} ? undefined : ${late}`};`;
}

const digestOf = (words: object) =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 8);
