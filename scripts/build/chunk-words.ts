import type { Rolldown } from 'vite';

/** A catalogue that code names as a whole text (`'pages.admin'`) or before a key (`'pages.admin:title'`). */
const name = /["'`]([\w-]+(?:\.[\w-]+)+)(?=["'`:])/g;

/** Lists screens with their titles, which come with them: of such a list only the area's own catalogue counts. */
const list = /[\\/]pages[\\/]\w+[\\/](area|home-screen)\.ts$/;
const areaCatalogue = /^pages\.\w+$/;

type Chunk = Pick<
  Rolldown.RenderedChunk,
  'facadeModuleId' | 'imports' | 'isEntry' | 'moduleIds' | 'modules'
>;

export type ChunkWords = {
  /** Catalogues of a first screen. */
  start: ReadonlySet<string>;
  /** Catalogues that a module names, as far as its code is used. */
  namedBy: (module: string) => readonly string[];
  /** Catalogues that a module needs beyond those of the start and of the chunk that imports it. */
  added: (module: string, importer: string) => string[];
};

/** Reads which catalogues the chunks of a build need, by their file names. */
export function readChunkWords(
  chunks: Readonly<Record<string, Chunk>>,
  namespaces: ReadonlySet<string>,
): ChunkWords {
  const all = Object.entries(chunks);
  const byModule = new Map(
    all.flatMap(([, { modules }]) =>
      Object.entries(modules).map(([module, { code }]): [string, string[]] => [
        module,
        [...(code ?? '').matchAll(name)]
          .map(([, found = '']) => found)
          .filter((found) => namespaces.has(found))
          .filter((found) => !list.test(module) || areaCatalogue.test(found)),
      ]),
    ),
  );
  const namedBy = (module: string) => byModule.get(module) ?? [];

  /** What these chunks and all that load with them need. */
  function reach(files: readonly string[]): ReadonlySet<string> {
    const seen = new Set(files);
    for (const file of seen) for (const next of chunks[file]?.imports ?? []) seen.add(next);
    return new Set([...seen].flatMap((file) => chunks[file]?.moduleIds.flatMap(namedBy) ?? []));
  }
  const entries = all.filter(([, { isEntry }]) => isEntry);
  const start = reach(entries.map(([file]) => file));

  function added(module: string, importer: string) {
    const [file] =
      all.find(([, { facadeModuleId }]) => facadeModuleId === module) ??
      all.find(([, { moduleIds }]) => moduleIds.includes(module)) ??
      [];
    const there = reach([importer]);
    return [...reach(file === undefined ? [] : [file])]
      .filter((found) => !start.has(found) && !there.has(found))
      .toSorted();
  }
  return { start, namedBy, added };
}
