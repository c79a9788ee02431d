import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { startNamespaces } from './start-namespaces.ts';

const moduleName = 'virtual:catalogues';
const notInBrowser = 'server';

/**
 * Gives the application its words: `virtual:catalogues` exports, for each language folder of
 * `locales/`, a loader of everything that a first screen may need in one file, and a loader for each
 * other catalogue. A new language is a new folder, nothing else. A build writes them as JSON
 * files: words are data, and a browser reads JSON faster than script.
 */
export function catalogues(folder: string): Plugin {
  let isBuild = false;
  return {
    name: 'catalogues',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === moduleName ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const loaderOf = (name: string, content: () => unknown) => {
        if (!isBuild) return `async () => (${JSON.stringify(content())})`;
        const source = JSON.stringify(content());
        const file = this.emitFile({ type: 'asset', name: `${name}.json`, source });
        return `() => fetchJson(import.meta.ROLLUP_FILE_URL_${file})`;
      };
      const files = globSync('*/*.json', { cwd: folder }).toSorted();
      for (const file of files) this.addWatchFile(join(folder, file));
      return sourceOf(readAll(folder, files), loaderOf);
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

type Catalogues = Map<string, Map<string, unknown>>;
type LoaderOf = (name: string, content: () => unknown) => string;

/** All catalogues by language and namespace, but for the server's own. */
function readAll(folder: string, files: readonly string[]): Catalogues {
  const all: Catalogues = new Map();
  for (const file of files) {
    const language = dirname(file);
    const namespace = basename(file, '.json');
    if (namespace === notInBrowser) continue;
    const words: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    all.set(language, (all.get(language) ?? new Map<string, unknown>()).set(namespace, words));
  }
  return all;
}

function sourceOf(all: Catalogues, loaderOf: LoaderOf) {
  const start: string[] = [];
  const late: string[] = [];
  for (const [language, namespaces] of all) {
    const entries = [...namespaces];
    const first = entries.filter(([namespace]) => startNamespaces.has(namespace));
    start.push(
      `${JSON.stringify(language)}: ${loaderOf(language, () => Object.fromEntries(first))}`,
    );
    for (const [namespace, words] of entries) {
      if (startNamespaces.has(namespace)) continue;
      const key = `${language}/${namespace}`;
      late.push(`${JSON.stringify(key)}: ${loaderOf(`${language}.${namespace}`, () => words)}`);
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
