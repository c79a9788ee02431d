import { globSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { digestOf } from './digest.ts';
import { findImports, isPublicApi, type Imports } from './find-imports.ts';

/** Folders behind the names that imports start with; see `paths` of tsconfig and `imports` of package.json. */
const aliases: Record<string, string> = {
  '@/': 'src/',
  '@locales/': 'locales/',
  '#contract/': 'src/shared/contract/',
  '#sample/': 'src/shared/sample/',
  '/': '',
};
const isScanned = /\.(?:[mc]?[jt]sx?|css|mdx)$/;
const endings = ['', '.ts', '.tsx', '.css.ts', '.js', '.mjs', '.json', '/index.ts', '/index.tsx'];

/** Words are followed key by key, not file by file. */
const isCatalogue = (path: string) => path.startsWith('locales/');
/**
 * Modules that the preview imports for some stories alone: what documentation pages are made of,
 * which nobody photographs, and what `parameters.frame` puts around a page.
 */
const isApart = (path: string) => path.startsWith('.storybook/docs/') || path === frames;
const frames = '.storybook/frames.tsx';
const asksForFrame = /\bframe:/;

const isIndex = /(?:^|\/)index(?:\.testing)?\.tsx?$/;
const nothing: Imports = { specifiers: [], named: [], globs: [] };

const catalogueModule = 'virtual:catalogues';

type Module = { digest: string; imports: string[]; needsEverything: boolean };

/**
 * What pictures depend on, by the content of files: paths are relative, with forward slashes. Reads the
 * modules of the tree at `folder`, each once; packages count through the lock file.
 */
export function createModuleDigests(folder: string) {
  const modules = new Map<string, Module>();
  /** Digest of these files alone, by glob. */
  function files(...globs: string[]): string {
    const paths = globSync(globs, { cwd: folder }).filter((path) => isFile(join(folder, path)));
    const parts = paths.map(toPosix).toSorted();
    return digestOf(...parts.flatMap((path) => [path, readFileSync(join(folder, path))]));
  }

  function resolve(from: string, specifier: string): string | undefined {
    const [plain = ''] = specifier.split('?');
    const [start, target] =
      Object.entries(aliases).find(([alias]) => plain.startsWith(alias)) ?? [];
    if (start === undefined && !plain.startsWith('.')) return undefined;
    const path =
      start === undefined
        ? posix.join(posix.dirname(from), plain)
        : `${target}${plain.slice(start.length)}`;
    return endings
      .map((ending) => `${path}${ending}`)
      .find((candidate) => isFile(join(folder, candidate)));
  }

  /** The modules that hold these names: behind a public API those alone, however many stand before them. */
  function sourcesOf(from: string, { specifier, names }: Imports['named'][number]): string[] {
    const path = resolve(from, specifier);
    if (path === undefined) return [];
    const source = isIndex.test(path) ? readFileSync(join(folder, path), 'utf8') : '';
    if (source === '' || !isPublicApi(source)) return [path];
    const passedOn = findImports(source).named;
    return names.flatMap(({ theirs }) => {
      const place = passedOn.find((each) => each.names.some(({ own }) => own === theirs));
      if (place === undefined) return [path];
      const wanted = place.names.filter(({ own }) => own === theirs);
      return sourcesOf(path, { ...place, names: wanted });
    });
  }

  function filesOfGlob(from: string, pattern: string): string[] {
    const path = pattern.startsWith('/') ? '.' : posix.dirname(from);
    return globSync(posix.join(path, pattern), { cwd: folder }).map(toPosix);
  }

  function read(path: string): Module {
    const known = modules.get(path);
    if (known) return known;
    const source = readFileSync(join(folder, path), 'utf8');
    const { specifiers, named, globs } = isScanned.test(path) ? findImports(source) : nothing;
    const globbed = globs.flatMap((pattern) => filesOfGlob(path, pattern));
    const imports = [
      ...specifiers.flatMap((each) => resolve(path, each) ?? []),
      ...named.flatMap((each) => sourcesOf(path, each)),
      ...globbed,
    ];
    const module = {
      // Names of catalogues count, their content does not.
      digest: digestOf(source, globbed.filter(isCatalogue).join()),
      imports: [
        ...imports.filter((imported) => !isCatalogue(imported) && !isApart(imported)),
        ...(asksForFrame.test(source) ? [frames] : []),
      ],
      // Whatever else a plugin makes up may be made of any file.
      needsEverything: [...specifiers, ...named.map(({ specifier }) => specifier)].some(
        (specifier) => specifier.startsWith('virtual:') && specifier !== catalogueModule,
      ),
    };
    modules.set(path, module);
    return module;
  }

  /** The files themselves and everything that they import, however far away. */
  function reached(...paths: string[]): string[] {
    const found = new Set(paths);
    // A set that grows while it is walked is walked to its end.
    for (const path of found) {
      if (!isFile(join(folder, path))) continue;
      for (const imported of read(path).imports) found.add(imported);
    }
    return [...found].toSorted();
  }

  /** Digest of all that. */
  function of(...paths: string[]): string {
    const found = reached(...paths);
    const parts = found.flatMap((path) => [path, modules.get(path)?.digest ?? '']);
    const needsEverything = found.some((path) => modules.get(path)?.needsEverything);
    return digestOf(...parts, needsEverything ? files('src/**/*') : '');
  }

  return { of, reached, files };
}

const toPosix = (path: string) => path.split(sep).join('/');
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
