import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { pseudoLanguage } from '../src/shared/i18n/pseudo-language.ts';
import { readCatalogue } from '../scripts/locales/read-catalogue.ts';
import { type Catalogue, completeCatalogue } from './complete-catalogue.ts';
import { languageFolders } from './language-folders.ts';
import { pseudoCatalogue } from './pseudo-text.ts';
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
 * other catalogue. A new language is a new folder, nothing else; where it says nothing, Spanish
 * stands in. A build writes them as JSON files: words are data, and a browser reads JSON faster than
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

/** Catalogues of one language by namespace. */
type Words = Map<string, Catalogue>;
type LoaderOf = (name: string, words: object) => string;

/** All catalogues by language, each as complete as Spanish, but for the server's own. */
function readAll(folder: string, hasPseudo: boolean): Map<string, Words> {
  const complete = readLanguage(folder, spanish);
  if (complete.size === 0) throw new Error(`${join(folder, spanish)} has no catalogues.`);
  const all = new Map([[spanish, complete]]);
  for (const language of languageFolders(folder)) {
    if (language === spanish) continue;
    const own = readLanguage(folder, language);
    all.set(
      language,
      mapped(complete, (words, namespace) =>
        completeCatalogue(own.get(namespace) ?? {}, words, language),
      ),
    );
  }
  if (hasPseudo) all.set(pseudoLanguage, mapped(complete, pseudoCatalogue));
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

const mapped = (words: Words, change: (words: Catalogue, namespace: string) => Catalogue): Words =>
  new Map([...words].map(([namespace, own]) => [namespace, change(own, namespace)]));

type SourceOptions = {
  /** Whether a first screen may need these words. */
  isFirst: (namespace: string) => boolean;
  loaderOf: LoaderOf;
};

function sourceOf(all: Map<string, Words>, { isFirst, loaderOf }: SourceOptions) {
  const start: string[] = [];
  const late: string[] = [];
  for (const [language, namespaces] of all) {
    const entries = [...namespaces];
    const first = entries.filter(([namespace]) => isFirst(namespace));
    start.push(`${JSON.stringify(language)}: ${loaderOf(language, Object.fromEntries(first))}`);
    for (const [namespace, words] of entries) {
      if (isFirst(namespace)) continue;
      const key = `${language}/${namespace}`;
      late.push(`${JSON.stringify(key)}: ${loaderOf(`${language}.${namespace}`, words)}`);
    }
  }
  return `${fetchJson}
export const start = {${start.join()}};
export const late = {${late.join()}};`;
}

const fetchJson = `const fetchJson = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(answer.status + ' ' + url);
  return answer.json();
};`;
