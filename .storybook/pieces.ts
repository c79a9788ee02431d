import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const moduleName = 'virtual:pieces';
const source = join(import.meta.dirname, '..', 'src');

const namedImports = /import \{([^}]+)\} from '(@\/|\.)[^']*'/g;
const styleImports = /from '(\.[^']*\.css)'/g;
const tokens =
  /\b(color|font|radius|space|motion|layer|shadow|opacity|icon|size)((?:\.[a-z]\w*|\[\d+\])+)/gi;

/** A documented component, as its files say: what it draws and which tokens its styles take. */
type Piece = { title: string; name: string; draws: string[]; tokens: string[] };

const unique = (values: string[]) => [...new Set(values)].toSorted();

function tokensOf(style: string): string[] {
  if (!existsSync(style)) return [];
  return [...readFileSync(style, 'utf8').matchAll(tokens)].map(([, group = '', rest = '']) =>
    `${group}${rest}`.replaceAll('[', '.').replaceAll(']', ''),
  );
}

function pieceOf(stories: string): Piece[] {
  const [, title] = /title: '([^']+)'/.exec(readFileSync(stories, 'utf8')) ?? [];
  const file = stories.replace('.stories.', '.');
  if (title === undefined || !existsSync(file)) return [];
  const code = readFileSync(file, 'utf8');
  const draws = [...code.matchAll(namedImports)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim());
  const styles = [...code.matchAll(styleImports)].map(([, path = '']) =>
    join(dirname(file), `${path}.ts`),
  );
  const name = basename(file, '.tsx');
  return [{ title, name, draws, tokens: unique(styles.flatMap(tokensOf)) }];
}

const docsOf = (title: string) =>
  `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}--docs`;

/**
 * What each documented component is made of and stands in, and the tokens of its own styles, by its
 * title: read from the imports, so that nobody has to keep a list.
 */
export function pieces(): Plugin {
  return {
    name: 'workshop:pieces',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const all = globSync('**/*.stories.tsx', { cwd: source }).flatMap((path) =>
        pieceOf(join(source, path)),
      );
      const linkTo = ({ name, title }: Piece) => ({ name, to: docsOf(title) });
      const found = all.map((piece) => {
        const madeOf = all.filter(({ name }) => piece.draws.includes(name)).map(linkTo);
        const usedIn = all.filter(({ draws }) => draws.includes(piece.name)).map(linkTo);
        return [piece.title, { tokens: piece.tokens, madeOf, usedIn }];
      });
      return `export const pieces = ${JSON.stringify(Object.fromEntries(found))};`;
    },
  };
}
