import { globSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseSync } from 'vite';

/** Packages and virtual modules have no path. */
export type Import = { specifier: string; path: string | undefined; names: string[] | undefined };

export type Module = {
  source: string;
  imports: Import[];
  /** By exported name. */
  passesOn: Map<string, Pick<Import, 'path' | 'names'>>;
  globbed: string[];
};

/** `paths` of tsconfig.json and `imports` of package.json. */
const aliases: Record<string, string> = {
  '@/': 'src/',
  '@locales/': 'locales/',
  '#contract/': 'src/shared/contract/',
  '#rules/': 'src/shared/rules/',
  '#sample/': 'src/shared/sample/',
  '/': '',
};
const endings = ['', '.ts', '.tsx', '.css.ts', '.js', '.mjs', '.json', '/index.ts', '/index.tsx'];
const isCode = /\.(?:[mc]?[jt]sx?|css)$/;
const isIndex = /(?:^|\/)index(?:\.testing)?\.ts$/;

const styleImport = /@import\s+['"]([^'"\n]+)['"]/g;
const fileAddress = /\bnew URL\(\s*['"](\.[^'"\n]+)['"]/g;
const globCall = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]+['"])/g;

const getName = ({ kind, name }: { kind: string; name: string | null }) =>
  kind === 'Default' ? 'default' : (name ?? undefined);
const toPosix = (path: string) => path.split(sep).join('/');

/**
 * Parses each module with Vite's parser when it is first read. Paths are relative to `folder`,
 * with forward slashes.
 */
export function openModuleGraph(folder: string) {
  const modules = new Map<string, Module>();
  const isFile = (path: string) =>
    statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;

  function resolve(from: string, specifier: string): string | undefined {
    const [plain = ''] = specifier.split('?');
    const start = Object.keys(aliases).find((alias) => plain.startsWith(alias)) ?? '';
    if (start === '' && !plain.startsWith('.')) return undefined;
    const path =
      start === ''
        ? posix.join(posix.dirname(from), plain)
        : `${aliases[start]}${plain.slice(start.length)}`;
    return endings.map((ending) => `${path}${ending}`).find(isFile);
  }

  function read(path: string): Module {
    const known = modules.get(path);
    if (known) return known;
    const source = readFileSync(join(folder, path), 'utf8');
    const module: Module = { source, imports: [], passesOn: new Map(), globbed: [] };
    modules.set(path, module);
    if (!isCode.test(path)) return module;
    const add = (specifier: string, names?: string[]) => {
      module.imports.push({ specifier, path: resolve(path, specifier), names });
    };
    for (const pattern of [styleImport, fileAddress])
      for (const [, specifier = ''] of source.matchAll(pattern)) add(specifier);
    if (path.endsWith('.css')) return module;
    const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module;
    for (const { moduleRequest, entries } of staticImports) {
      const values = entries.filter(({ isType }) => !isType);
      if (values.length === 0 && entries.length > 0) continue;
      const names = values.flatMap(({ importName }) => getName(importName) ?? []);
      add(moduleRequest.value, names.length === values.length && names[0] ? names : undefined);
    }
    for (const { moduleRequest } of dynamicImports)
      add(source.slice(moduleRequest.start + 1, moduleRequest.end - 1));
    for (const { moduleRequest, importName, exportName, isType } of staticExports.flatMap(
      ({ entries }) => entries,
    )) {
      if (!moduleRequest || isType) continue;
      const name = getName(importName);
      add(moduleRequest.value, name === undefined ? undefined : [name]);
      const { path: from, names } = module.imports.at(-1) ?? {};
      if (exportName.name) module.passesOn.set(exportName.name, { path: from, names });
    }
    module.globbed = [...source.matchAll(globCall)].flatMap(([, patterns = '']) =>
      [...patterns.matchAll(/['"]([^'"]+)['"]/g)].flatMap(([, pattern = '']) => {
        const base = pattern.startsWith('/') ? '.' : posix.dirname(path);
        return globSync(posix.join(base, pattern), { cwd: folder }).map(toPosix);
      }),
    );
    return module;
  }

  const isPublicApi = (path: string) =>
    isIndex.test(path) && read(path).passesOn.size === read(path).imports.length;

  /** Follows any number of public APIs. */
  function getSources({ path, names }: Pick<Import, 'path' | 'names'>): string[] {
    if (path === undefined) return [];
    if (!names || !isPublicApi(path)) return [path];
    return names.flatMap((name) => {
      const source = read(path).passesOn.get(name);
      return source ? getSources(source) : [path];
    });
  }

  const followed = new Map<string, string[]>();
  const importedBy = (path: string): string[] => {
    const { imports, globbed } = read(path);
    const found = followed.get(path) ?? [...new Set([...imports.flatMap(getSources), ...globbed])];
    followed.set(path, found);
    return found;
  };

  /** `follow` may filter or extend the imports. */
  function reach(
    paths: readonly string[],
    follow = (_path: string, next: string[]) => next,
  ): string[] {
    const found = new Set(paths.filter(isFile));
    // Iterating over a growing Set reaches new entries too.
    for (const path of found) for (const next of follow(path, importedBy(path))) found.add(next);
    return [...found].toSorted();
  }

  return { read, getSources, importedBy, reach };
}
