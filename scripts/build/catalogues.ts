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

const moduleName = 'virtual:catalogues';
const notInBrowser = 'server';
const spanish = 'es';

type Options = {
  /** Whether a build has the pseudo-language; while serving for development it is always there. */
  hasPseudo?: boolean;
  /**
   * Returns the catalogues of a first screen, once the chunks are known; without it every language is one file, for a page that
   * shows all of its words sooner or later.
   */
  first?: () => ReadonlySet<string>;
};

/** Stands in a chunk for the addresses of the start's words by language, until it is known what they are. */
const filesName = '__WORD_FILES__';

/**
 * Gives the application its words: `virtual:catalogues` exports, for each language folder of
 * `locales/`, a loader of everything that a first screen may need in one file, and a loader of any
 * other catalogue with the Spanish that stands in for what it lacks. A new language is a new folder,
 * nothing else. A build writes them as JSON files: words are data, and a browser reads JSON faster than
 * script. The folder of a language is named by what all of it says, so that the start names one file,
 * however many catalogues there are. While serving, all words come with the start.
 */
export function catalogues(folder: string, { hasPseudo = false, first }: Options = {}): Plugin {
  let isBuild = false;
  let languages: Language[] = [];
  return {
    name: 'tonada:catalogues',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === moduleName ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      for (const file of globSync('*/*.json', { cwd: folder })) {
        this.addWatchFile(join(folder, file));
      }
      languages = readAll(folder, hasPseudo || !isBuild);
      // A constant, so that a build in one language has no code to choose another.
      const isOffered = ({ code }: Language) => languageCodes.some((offered) => offered === code);
      const hasChoice = languages.filter(isOffered).length > 1;
      const loaders = isBuild ? builtLoaders(first !== undefined) : servedLoaders(languages);
      return `export const hasChoice = ${hasChoice};\n${loaders}`;
    },
    renderChunk(code, { moduleIds }) {
      if (!moduleIds.includes(`\0${moduleName}`)) return undefined;
      const files = languages.map((language) => {
        const parts = splitWords(language, first?.());
        const place = `assets/${digestOf(parts)}`;
        for (const [name, words] of Object.entries(parts)) {
          this.emitFile({
            type: 'asset',
            name,
            fileName: `${place}/${name}`,
            source: JSON.stringify(words),
          });
        }
        return [language.code, `/${place}/${language.code}.json`];
      });
      return code.replace(filesName, JSON.stringify(Object.fromEntries(files)));
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

/** All catalogues of the application, by the files of Spanish. */
export const readNamespaces = (folder: string): ReadonlySet<string> =>
  new Set(readLanguage(folder, spanish).keys());

type Language = { code: string; words: Map<string, WithStandIn> };

/** All languages, Spanish first, but for the server's own catalogue. */
function readAll(folder: string, hasPseudo: boolean): Language[] {
  const complete = readLanguage(folder, spanish);
  if (complete.size === 0) throw new Error(`${join(folder, spanish)} has no catalogues.`);
  const languageOf = (
    code: string,
    say: (words: Catalogue, namespace: string) => WithStandIn,
  ): Language => ({
    code,
    words: new Map([...complete].map(([name, words]) => [name, say(words, name)])),
  });
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

/** The files of a language by their names: the words of a first screen, and each other catalogue. Spanish itself is always there. */
function splitWords({ code, words }: Language, first?: ReadonlySet<string>) {
  const isFirst = ([name]: [string, unknown]) => !first || first.has(name);
  const start = [...words].filter(isFirst).map(([name, { own }]) => [name, own]);
  const late = [...words].filter((one) => !isFirst(one));
  return {
    ...Object.fromEntries(late.map(([name, one]) => [`${code}.${name}.json`, one])),
    [`${code}.json`]: Object.fromEntries(start) as object,
  };
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
  const start = languages.map(({ code, words }) => [
    code,
    Object.fromEntries([...words].map(([name, { own }]) => [name, own])),
  ]);
  return `export const start = Object.fromEntries(
  ${JSON.stringify(start)}.map(([name, own]) => [name, async () => own]),
);
export const late = () => undefined;`;
}

function builtLoaders(isSplit: boolean): string {
  // Beside the words of the start.
  const late = 'fetchJson(files[language].replace(/json$/, `${namespace}.json`))';
  return `const fetchJson = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(answer.status + ' ' + url);
  return answer.json();
};
const files = ${filesName};
export const start = Object.fromEntries(
  Object.entries(files).map(([language, file]) => [language, () => fetchJson(file)]),
);
export const late = (language, namespace) => ${isSplit ? late : 'undefined'};`;
}

const digestOf = (words: object) =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 8);
