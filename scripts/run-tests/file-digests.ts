import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openModuleGraph } from '../module-graph.ts';
import { toDigest } from '../visual/digest.ts';

/** What a file's result depends on, besides the file and its imports. */
export type Reach = {
  /** Modules whose imports count too. */
  modules: string[];
  /** Patterns of files that are read or started, not imported. */
  files: string[];
  /** Stories depend on the Spanish texts that their modules name. */
  hasTexts?: boolean;
  hasBrowser?: boolean;
  /** A test that reads files depends on the whole tree. */
  readsTree?: boolean;
};

export type FileDigests = { of: (path: string) => string };

const configuration = ['package.json', 'package-lock.json', 'tsconfig.json'];
const runners = ['vitest.config.ts', 'playwright.config.ts', 'vite.config.ts'];
/** Everything that a test which reads the tree may look at. */
const everything = ['{src,server,scripts,tests,locales,docs,public,.storybook}/**/*', '*', '.*'];
const unread = ['node_modules', '**/generated/**', 'dist', 'storybook-static'];

const isReader = /^(?:node:)?(?:fs|child_process|worker_threads|fs\/promises)$/;
const isMadeUp = /^virtual:(?!catalogues$)/;

/** Of the tree as it is when the function is called. */
export function readFileDigests(folder: string, { modules, files, ...has }: Reach): FileDigests {
  const graph = openModuleGraph(folder);
  const contents = new Map<string, string>();
  const contentOf = (path: string) => {
    const known = contents.get(path) ?? toDigest(readFileSync(join(folder, path)));
    contents.set(path, known);
    return known;
  };
  const below = (patterns: readonly string[]) =>
    globSync([...patterns], { cwd: folder, exclude: unread, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .toSorted();
  const digestOf = (paths: readonly string[]) =>
    toDigest(...paths.flatMap((path) => [path, contentOf(path)]));

  const texts = new Map(
    globSync('locales/es/*.json', { cwd: folder }).map((path) => [basename(path, '.json'), path]),
  );
  const named = new Map<string, string[]>();
  /** Texts that one module names. */
  function textsOf(path: string) {
    const { source } = graph.read(path);
    const found =
      named.get(path) ?? [...texts].flatMap(([name, text]) => (source.includes(name) ? text : []));
    named.set(path, found);
    return found;
  }
  const textsIn = (reached: readonly string[]) => [...new Set(reached.flatMap(textsOf))].toSorted();

  const readers = new Map<string, boolean>();
  /** Whether it reads files by itself. */
  function isReading(path: string) {
    const { imports } = graph.read(path);
    const found =
      readers.get(path) ??
      imports.some(({ specifier }) => isReader.test(specifier) || isMadeUp.test(specifier));
    readers.set(path, found);
    return found;
  }

  let whole: string | undefined;
  const shared = toDigest(
    process.version,
    process.platform,
    process.arch,
    has.hasBrowser ? browserVersion() : '',
    digestOf(below([...configuration, ...files])),
    digestOf(graph.reach([...runners, ...modules])),
    ...(has.hasTexts ? [digestOf(textsIn(graph.reach(modules)))] : []),
  );

  function of(path: string) {
    const reached = graph.reach([path]);
    const readsTree = has.readsTree && reached.some(isReading);
    if (readsTree) whole ??= digestOf(below(everything));
    return toDigest(
      shared,
      digestOf(reached),
      readsTree ? (whole ?? '') : '',
      has.hasTexts ? digestOf(textsIn(reached)) : '',
    );
  }
  return { of };
}

let version: string | undefined;

/** Asked once, because it takes a second. */
function browserVersion() {
  const path = process.env['CHROMIUM_PATH'];
  version ??= path ? spawnSync(path, ['--version']).stdout.toString() : '';
  return version;
}
