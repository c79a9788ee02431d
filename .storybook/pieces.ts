import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { openModuleGraph } from '../scripts/module-graph.ts';
import { getTitle } from '../scripts/get-stories.ts';

const moduleName = 'virtual:pieces';
const folder = join(import.meta.dirname, '..');
const tokens =
  /\b(color|font|radius|space|motion|layer|shadow|opacity|icon|size)((?:\.[a-z]\w*|\[\d+\])+)/gi;

type Piece = { title: string; name: string; path: string; imports: string[]; tokens: string[] };

function readPieces(): Piece[] {
  const { read, importedBy } = openModuleGraph(folder);
  return globSync('src/**/*.stories.tsx', { cwd: folder }).flatMap((stories) => {
    const title = getTitle(readFileSync(join(folder, stories), 'utf8'));
    const path = stories.replaceAll('\\', '/').replace('.stories.', '.');
    if (title === undefined || !existsSync(join(folder, path))) return [];
    const imports = importedBy(path);
    const used = imports
      .filter((each) => each.endsWith('.css.ts'))
      .flatMap((style) => [...read(style).source.matchAll(tokens)])
      .map(([, group = '', rest = '']) => `${group}${rest}`.replace(/\[(\d+)\]/g, '.$1'));
    const name = basename(path, '.tsx');
    return [{ title, name, path, imports, tokens: [...new Set(used)].toSorted() }];
  });
}

const linkTo = ({ name, title }: Piece) => ({ name, to: toId(title, 'docs') });

export function pieces(): Plugin {
  return {
    name: 'workshop:pieces',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const all = readPieces();
      const found = all.map(({ title, path, imports, tokens: used }) => {
        const madeOf = all.filter((other) => imports.includes(other.path)).map(linkTo);
        const usedIn = all.filter((other) => other.imports.includes(path)).map(linkTo);
        return [title, { tokens: used, madeOf, usedIn }];
      });
      return `export const pieces = ${JSON.stringify(Object.fromEntries(found))};`;
    },
  };
}
