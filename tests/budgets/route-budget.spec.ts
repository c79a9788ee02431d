import { expect, test } from '@playwright/test';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliSize, builtChunks, closureOf, scriptsOfThePage } from './built-files.ts';

const screens = globSync('src/pages/*/*/index.ts');
/** Screens whose tabs are listed, as pages or as slices of their own. */
const isOfOffice = (file: string) =>
  /\/(admin|label|editorial|artist|analytics|promotion)\//.test(file);
const setUp = 'src/pages/auth/set-up/index.ts';

/**
 * Script that may be added to what is there already, in bytes under brotli; 1 kB = 1,000 bytes. Charts and
 * tables, which screens share, stand beside it, as does what a screen fetches only when it is asked for.
 */
const budgets = [
  /** An area: its list of screens and what they have in common. */
  { what: 'area', most: 12_000, files: globSync('src/pages/*/area.ts') },
  /** The slice of a screen; each file of it names up to four of the start, 40 bytes more than one. */
  {
    what: 'screen',
    most: 26_500,
    files: screens.filter((file) => !isOfOffice(file) && file !== setUp),
  },
  /** The tab that opens comes with its page, with its list, figures and acts: what came a round trip later before. */
  { what: 'screen of an office', most: 36_500, files: screens.filter(isOfOffice) },
  /** It is opened once in the life of a service, by one person. */
  { what: 'first run', most: 30_700, files: [setUp] },
];

/** What everybody has before a route is opened, beside the scripts that the page names. */
const shell = ['/src/app/layouts/SignedInLayout.tsx'];

/** Whether a chunk has charts, tables or lists of the kit, with nothing but what these are made of. */
const isShared = ({ moduleIds }: { moduleIds: readonly string[] }) =>
  moduleIds.some((module) =>
    /\/src\/shared\/ui\/(chart|data-table|filtered-list)\//.test(module),
  ) && moduleIds.every((module) => /\/src\/shared\/|\/node_modules\//.test(module));

/** The list of its area, which is read before a screen is known. */
const listOf = (file: string) => globSync(join(dirname(dirname(file)), 'area.ts'));

for (const { what, most, files } of budgets) {
  test(`each ${what} adds little to what the start and the shell have loaded`, async () => {
    const chunks = await builtChunks();
    const named = await scriptsOfThePage();

    const chunksWith = (path: string) =>
      [...chunks.values()]
        .filter(({ moduleIds }) => moduleIds.some((module) => module.endsWith(path)))
        .map(({ fileName }) => fileName);
    const namesOf = (names: string[]) => closureOf(chunks, names).map(({ fileName }) => fileName);
    const there = namesOf([...named, ...shell.flatMap(chunksWith)]);

    const added = await Promise.all(
      files.map(async (file) => {
        const own = chunksWith(`/${file}`);
        expect(own, `chunk of ${file}`).not.toEqual([]);
        const lists = what === 'area' ? [] : listOf(file);
        const isThere = new Set([
          ...there,
          ...namesOf(lists.flatMap((list) => chunksWith(`/${list}`))),
        ]);
        const beyond = closureOf(chunks, own).filter(
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
