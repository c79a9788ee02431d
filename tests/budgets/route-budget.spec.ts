import { expect, test } from '@playwright/test';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliSize, builtChunks, getClosure, scriptsOfThePage } from './built-files.ts';

const screens = globSync('src/pages/*/*/index.ts');
/** Screens whose tabs are listed, as pages or as slices. */
const isOfOffice = (file: string) =>
  /\/(admin|label|editorial|artist|analytics|promotion)\//.test(file);
/** Their rows are sorted, filtered, chosen and arranged. */
const longLists = screens.filter((file) =>
  /\/listener\/(playlist|liked-songs|offline)\//.test(file),
);
const setUp = 'src/pages/auth/set-up/index.ts';

/**
 * Script that a screen may add, in bytes under brotli; 1 kB = 1,000 bytes. Excludes charts and
 * tables, which screens share, and what a screen fetches only on demand.
 */
const budgets = [
  /** An area's list of screens and their shared code. */
  { what: 'area', most: 12_000, files: globSync('src/pages/*/area.ts') },
  /** A screen's slice; each of its files names up to four start files, 40 bytes more than one. */
  {
    what: 'screen',
    most: 26_500,
    files: screens.filter(
      (file) => !isOfOffice(file) && !longLists.includes(file) && file !== setUp,
    ),
  },
  { what: 'long list', most: 35_000, files: longLists },
  /** The page with its first tab, list, figures and actions. */
  { what: 'screen of an office', most: 37_500, files: screens.filter(isOfOffice) },
  /** With the window and the calls of the results that it plays. */
  { what: 'palette', most: 15_000, files: ['src/widgets/search-palette/index.ts'] },
  /** A list that comes by file, without the parser of tables. */
  {
    what: 'import',
    most: 15_000,
    files: ['src/pages/listener/bring-music/index.ts'],
  },
  /** Opened once in the life of a service, by one person. */
  { what: 'first run', most: 30_700, files: [setUp] },
];

/** Loaded before any route, besides the scripts named in the page. */
const shell = ['/src/app/layouts/SignedInLayout.tsx'];

/** Whether a chunk contains only charts, tables or lists of the kit and their parts. */
const isShared = ({ moduleIds }: { moduleIds: readonly string[] }) =>
  moduleIds.some((module) =>
    /\/src\/shared\/ui\/(chart|data-table|filtered-list)\//.test(module),
  ) && moduleIds.every((module) => /\/src\/shared\/|\/node_modules\//.test(module));

/** The area's list loads before the screen is known. */
const getList = (file: string) => globSync(join(dirname(dirname(file)), 'area.ts'));

for (const { what, most, files } of budgets) {
  test(`each ${what} adds little to what the start and the shell have loaded`, async () => {
    const chunks = await builtChunks();
    const named = await scriptsOfThePage();

    const chunksWith = (path: string) =>
      [...chunks.values()]
        .filter(({ moduleIds }) => moduleIds.some((module) => module.endsWith(path)))
        .map(({ fileName }) => fileName);
    const getNames = (names: string[]) => getClosure(chunks, names).map(({ fileName }) => fileName);
    const there = getNames([...named, ...shell.flatMap(chunksWith)]);

    const added = await Promise.all(
      files.map(async (file) => {
        const own = chunksWith(`/${file}`);
        expect(own, `chunk of ${file}`).not.toEqual([]);
        const lists = what === 'area' ? [] : getList(file);
        const isThere = new Set([
          ...there,
          ...getNames(lists.flatMap((list) => chunksWith(`/${list}`))),
        ]);
        const beyond = getClosure(chunks, own).filter(
          (chunk) => !isThere.has(chunk.fileName) && !isShared(chunk),
        );
        const sizes = await Promise.all(beyond.map(({ fileName }) => brotliSize(fileName)));
        return { file, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
      }),
    );
    expect(added.length).toBeGreaterThan(0);
    const table = added
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ file, bytes }) => `${String(bytes).padStart(6)} ${file}`)
      .join('\n');
    test.info().annotations.push({ type: `bytes of each ${what}`, description: `\n${table}` });
    expect(
      added.filter(({ bytes }) => bytes > most),
      `bytes of script of each ${what}:\n${table}`,
    ).toEqual([]);
  });
}
