import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { startNamespaces } from '../../../scripts/build/start-namespaces.ts';
import { projectFolder } from '../../../scripts/project-files.ts';

// What nobody brings shows as bare keys, and a story has all words from the beginning: only the sources tell.

const source = join(projectFolder, 'src');
const quoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, each = '']) => each);

function pathOf(from: string, name: string): string | undefined {
  if (!name.startsWith('@/') && !name.startsWith('.')) return undefined;
  const path = name.startsWith('@/') ? join(source, name.slice(2)) : resolve(dirname(from), name);
  const ways = ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end);
  return ways.find((way) => /\.tsx?$/.test(way) && existsSync(way));
}

/** What one file asks for, and where it leads to. */
function readSource(file: string) {
  const code = readFileSync(file, 'utf8');
  const from = /^(?:import|export) (?!type\b)(?:\{([^}]*)\}|[^;'{]*?)(?: from)? '([^']+)'/gm;
  return {
    asked: [...code.matchAll(/useTranslation\((\[[^\]]*\]|'[^']+')/g)].flatMap(([, list = '']) =>
      quoted(list),
    ),
    links: [...code.matchAll(from)].map(([, names = '', path = '']) => ({
      path: pathOf(file, path),
      names: names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => name.replace(/ as .*/, '')),
    })),
    parts: [
      ...code.matchAll(
        /lazyPart\((?:(?!lazyPart)[^])*?import\('([^']+)'\)[^[\]]*?'(\w+)',\s*(\[[^\]]*\])/g,
      ),
    ].map(([, path = '', name = '', words = '']) => ({
      path: pathOf(file, path),
      name,
      words: quoted(words),
    })),
    // A file that only passes on what others make: of it, only what is wanted counts.
    isDoor: file.endsWith('/index.ts') || !/^(?!export \{|\/\*\*| \*|\}| {2}|$)/m.test(code),
  };
}

const known = new Map<string, ReturnType<typeof readSource>>();
function sourceOf(file: string) {
  const read = known.get(file) ?? readSource(file);
  known.set(file, read);
  return read;
}

/** The namespaces that are asked for from a file on and are not there, with who asks. */
function lackingFrom(file: string, names: readonly string[] | null, there: ReadonlySet<string>) {
  const lacking = new Set<string>();
  const seen = new Set<string>();
  const visit = (at: string, wanted: readonly string[] | null, have: ReadonlySet<string>) => {
    const key = [at, wanted, [...have].toSorted()].join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    const { asked, links, parts, isDoor } = sourceOf(at);
    for (const each of asked)
      if (!have.has(each)) lacking.add(`${each} in ${at.slice(source.length + 1)}`);
    for (const link of links) {
      const passed =
        isDoor && wanted ? link.names.filter((name) => wanted.includes(name)) : link.names;
      if (link.path && (passed.length > 0 || (!isDoor && link.names.length === 0)))
        visit(link.path, passed, have);
    }
    for (const part of parts)
      if (part.path) visit(part.path, [part.name], new Set([...have, ...part.words]));
  };
  visit(file, names, there);
  return [...lacking];
}

/** Each screen of an area's list: its words, and the module that draws it. */
function screensOf(area: string) {
  const list = join(source, 'pages', area, 'area.ts');
  const code = readFileSync(list, 'utf8');
  return [...code.matchAll(/words: (\[[^\]]*\])[^]*?import\('([^']+)'\)\)\.(\w+)/g)].map(
    ([, words = '', path = '', name = '']) => ({
      name,
      words: quoted(words),
      path: pathOf(list, path),
    }),
  );
}

const screens = [
  'admin',
  'analytics',
  'artist',
  'editorial',
  'label',
  'listener',
  'promotion',
].flatMap(screensOf);

/** What a screen's code could draw and the screen never does, by screen. */
const neverDrawn: Readonly<Record<string, readonly string[]>> = {
  // A listener's figures have no definition, so no button that opens one.
  ProfilePage: ['widgets.stat-card in widgets/stat-card/ui/CountedHow.tsx'],
};

it.each(screens)('all that $name says comes with it', ({ name, words, path = '' }) => {
  expect(lackingFrom(path, [name], new Set([...startNamespaces, ...words]))).toEqual(
    neverDrawn[name] ?? [],
  );
});
