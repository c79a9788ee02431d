import { globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { openModuleGraph } from '../module-graph.ts';
import { toDigest } from './digest.ts';

/** Texts are followed by key, not by file. */
const isCatalogue = (path: string) => path.startsWith('locales/');
const frames = '.storybook/frames.tsx';
/**
 * Documentation pages are not photographed; frames count only for stories with
 * `parameters.frame`.
 */
const isApart = (path: string) => path.startsWith('.storybook/docs/') || path === frames;
const asksForFrame = /\bframe:/;

/** A virtual module may depend on any file. */
const isMadeUp = (specifier: string) =>
  specifier.startsWith('virtual:') && specifier !== 'virtual:catalogues';

/** Packages count through the lock file. */
export function createModuleDigests(folder: string) {
  const { read, reach } = openModuleGraph(folder);

  function files(...globs: string[]): string {
    const paths = globSync(globs, { cwd: folder }).map((path) => path.replaceAll(sep, '/'));
    const parts = paths.filter((path) => statSync(join(folder, path)).isFile()).toSorted();
    return toDigest(...parts.flatMap((path) => [path, readFileSync(join(folder, path))]));
  }

  const reached = (...paths: string[]) =>
    reach(paths, (path, next) => [
      ...next.filter((each) => !isCatalogue(each) && !isApart(each)),
      ...(asksForFrame.test(read(path).source) ? [frames] : []),
    ]);

  const known = new Map<string, string>();
  /** Names of catalogues count, their content does not. */
  function digestAt(path: string): string {
    const { source, globbed } = read(path);
    const digest = known.get(path) ?? toDigest(source, globbed.filter(isCatalogue).join());
    known.set(path, digest);
    return digest;
  }

  /** Includes transitive imports. */
  function of(...paths: string[]): string {
    const found = reached(...paths);
    const needsEverything = found.some((path) =>
      read(path).imports.some(({ specifier }) => isMadeUp(specifier)),
    );
    const parts = found.flatMap((path) => [path, digestAt(path)]);
    return toDigest(...parts, needsEverything ? files('src/**/*') : '');
  }

  return { of, reached, files };
}
