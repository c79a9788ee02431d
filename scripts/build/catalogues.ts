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
  /** The development server always has the pseudo-language. */
  hasPseudo?: boolean;
  /**
   * The first screen's catalogues, once the chunks are known; without it each language is one
   * file.
   */
  first?: () => ReadonlySet<string>;
};

/** Placeholder for the addresses of the start's words, until they are known. */
const filesName = '__WORD_FILES__';

/**
 * Provides `virtual:catalogues`: per language folder of `locales/`, a loader of the first
 * screen's words in one file, and loaders of the other catalogues with Spanish for missing texts.
 * A build writes JSON, which browsers parse faster than script, in a folder named by a hash of
 * all the language's words, so that the start names one file. The development server loads all
 * words at start.
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
      // A constant, so that a build in one language drops the choice.
      const isOffered = ({ code }: Language) => languageCodes.some((offered) => offered === code);
      const hasChoice = languages.filter(isOffered).length > 1;
      const loaders = isBuild ? builtLoaders(first !== undefined) : servedLoaders(languages);
      return `export const hasChoice = ${hasChoice};\n${loaders}`;
    },
    renderChunk(code, { moduleIds }) {
      if (!moduleIds.includes(`\0${moduleName}`)) return undefined;
      const files = languages.map((language) => {
        const parts = splitWords(language, first?.());
        const target = `assets/${toDigest(parts)}`;
        for (const [name, words] of Object.entries(parts)) {
          this.emitFile({
            type: 'asset',
            name,
            fileName: `${target}/${name}`,
            source: JSON.stringify(words),
          });
        }
        return [language.code, `/${target}/${language.code}.json`];
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

export const readNamespaces = (folder: string): ReadonlySet<string> =>
  new Set(readLanguage(folder, spanish).keys());

type Language = { code: string; words: Map<string, WithStandIn> };

/** Spanish first; without the server's catalogue. */
function readAll(folder: string, hasPseudo: boolean): Language[] {
  const complete = readLanguage(folder, spanish);
  if (complete.size === 0) throw new Error(`${join(folder, spanish)} has no catalogues.`);
  const getLanguage = (
    code: string,
    translate: (words: Catalogue, namespace: string) => WithStandIn,
  ): Language => ({
    code,
    words: new Map([...complete].map(([name, words]) => [name, translate(words, name)])),
  });
  const others = languageFolders(folder).filter((code) => code !== spanish);
  return [
    getLanguage(spanish, (own) => ({ own, spanish: {} })),
    ...others.map((code) => {
      const own = readLanguage(folder, code);
      return getLanguage(code, (words, name) => withStandIn(own.get(name) ?? {}, words));
    }),
    ...(hasPseudo
      ? [getLanguage(pseudoLanguage, (words) => ({ own: pseudoCatalogue(words), spanish: {} }))]
      : []),
  ];
}

/** Spanish is always present. */
function splitWords({ code, words }: Language, first?: ReadonlySet<string>) {
  const isFirst = ([name]: [string, unknown]) => !first || first.has(name);
  const start = [...words].filter(isFirst).map(([name, { own }]) => [name, own]);
  const late = [...words].filter((one) => !isFirst(one));
  return {
    ...Object.fromEntries(late.map(([name, one]) => [`${code}.${name}.json`, one])),
    [`${code}.json`]: Object.fromEntries(start) as object,
  };
}

function readLanguage(folder: string, language: string): Map<string, Catalogue> {
  const files = globSync(`${language}/*.json`, { cwd: folder }).toSorted();
  return new Map(
    files
      .filter((file) => basename(file, '.json') !== notInBrowser)
      .map((file) => [basename(file, '.json'), parsed(folder, file.replaceAll('\\', '/'))]),
  );
}

/** @throws with the line and a remedy where the file is not JSON. */
function parsed(folder: string, file: string): Catalogue {
  const source = readFileSync(join(folder, file), 'utf8');
  try {
    return JSON.parse(source) as Catalogue;
  } catch (cause) {
    const [problem] = readCatalogue(`locales/${file}`, source).problems;
    throw new Error(`${problem?.file}:${problem?.line} ${problem?.message}`, { cause });
  }
}

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

const toDigest = (words: object) =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 8);
