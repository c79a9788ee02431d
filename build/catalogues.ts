import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { languageCodes } from '../src/shared/contract/codes.ts';
import { pseudoLanguage } from '../src/shared/i18n/pseudo-language.ts';
import { readCatalogue } from '../scripts/locales/read-catalogue.ts';
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
 * `locales/`, a loader of everything that a first screen may need in one file, and a loader for each
 * other catalogue with the Spanish that stands in for what it lacks. A new language is a new folder,
 * nothing else. A build writes them as JSON files: words are data, and a browser reads JSON faster than
 * script.
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
      const loaderOf = (name: string, words: object) => {
        const source = JSON.stringify(words);
        if (!isBuild) return `async () => (${source})`;
        const file = this.emitFile({ type: 'asset', name: `${name}.json`, source });
        return `() => fetchJson(import.meta.ROLLUP_FILE_URL_${file})`;
      };
      for (const file of globSync('*/*.json', { cwd: folder })) {
        this.addWatchFile(join(folder, file));
      }
      const isFirst = (namespace: string) => isJoined || startNamespaces.has(namespace);
      return sourceOf(readAll(folder, hasPseudo || !isBuild), { isFirst, loaderOf });
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
type LoaderOf = (name: string, words: object) => string;

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

type SourceOptions = {
  /** Whether a first screen may need these words. */
  isFirst: (namespace: string) => boolean;
  loaderOf: LoaderOf;
};

function sourceOf(all: Map<string, Language>, { isFirst, loaderOf }: SourceOptions) {
  const start: string[] = [];
  const late: string[] = [];
  for (const [language, namespaces] of all) {
    const entries = [...namespaces];
    // Spanish itself is always there from the start.
    const first = entries.flatMap(([name, { own }]) => (isFirst(name) ? [[name, own]] : []));
    start.push(`${JSON.stringify(language)}: ${loaderOf(language, Object.fromEntries(first))}`);
    for (const [namespace, words] of entries) {
      if (isFirst(namespace)) continue;
      const key = `${language}/${namespace}`;
      late.push(`${JSON.stringify(key)}: ${loaderOf(`${language}.${namespace}`, words)}`);
    }
  }
  // A constant, so that a build in one language has no code to choose another.
  const hasChoice = languageCodes.filter((code) => all.has(code)).length > 1;
  return `${fetchJson}
export const hasChoice = ${hasChoice};
export const start = {${start.join()}};
export const late = {${late.join()}};`;
}

const fetchJson = `const fetchJson = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(answer.status + ' ' + url);
  return answer.json();
};`;
