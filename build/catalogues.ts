import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const moduleName = 'virtual:catalogues';
const startName = 'virtual:start-catalogues/';

/**
 * Gives the application its words: `virtual:catalogues` exports, for each language folder of
 * `locales/`, a loader of everything that a first screen may need in one file, and a loader for the
 * catalogue of each page. A new language is a new folder, nothing else.
 */
export function catalogues(folder: string): Plugin {
  const files = () => globSync('*/*.json', { cwd: folder }).filter((path) => !isOfServer(path));
  return {
    name: 'catalogues',
    resolveId: (id) => (id === moduleName || id.startsWith(startName) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${moduleName}`) return indexOf(folder, files());
      if (!id.startsWith(`\0${startName}`)) return undefined;
      const language = id.slice(startName.length + 1);
      return startOf(
        folder,
        files().filter((path) => dirname(path) === language && !isOfPage(path)),
      );
    },
    configureServer({ watcher }) {
      if (existsSync(folder)) watcher.add(folder);
    },
  };
}

const namespaceOf = (path: string) => basename(path, '.json');
const isOfServer = (path: string) => namespaceOf(path) === 'server';
const isOfPage = (path: string) => namespaceOf(path).startsWith('pages.');
const literal = (text: string) => JSON.stringify(text);

function indexOf(folder: string, paths: readonly string[]) {
  const languages = [...new Set(paths.map((path) => dirname(path)))];
  const start = languages.map(
    (language) => `${literal(language)}: () => import(${literal(startName + language)})`,
  );
  const pages = paths.filter(isOfPage).map((path) => {
    const key = `${dirname(path)}/${namespaceOf(path)}`;
    return `${literal(key)}: () => import(${literal(join(folder, path))})`;
  });
  return `export const start = {${start.join()}};\nexport const pages = {${pages.join()}};`;
}

function startOf(folder: string, paths: readonly string[]) {
  const imports = paths.map(
    (path, place) => `import c${place} from ${literal(join(folder, path))};`,
  );
  const entries = paths.map((path, place) => `${literal(namespaceOf(path))}: c${place}`);
  return `${imports.join('\n')}\nexport default {${entries.join()}};`;
}
