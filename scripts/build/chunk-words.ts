import type { Rolldown } from 'vite';

/** Matches `'pages.admin'` and `'pages.admin:title'`. */
const name = /["'`]([\w-]+(?:\.[\w-]+)+)(?=["'`:])/g;

/** Such a list includes its screens' titles, so only the area's own catalogue counts. */
const list = /[\\/]pages[\\/]\w+[\\/](area|home-screen)\.ts$/;
const areaCatalogue = /^pages\.\w+$/;

type Chunk = Pick<
  Rolldown.RenderedChunk,
  'facadeModuleId' | 'imports' | 'isEntry' | 'moduleIds' | 'modules'
>;

export type ChunkWords = {
  start: ReadonlySet<string>;
  /** Ignores unused code. */
  namedBy: (module: string) => readonly string[];
  /** Catalogues beyond those of the start and of the importing chunk. */
  added: (module: string, importer: string) => string[];
};

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
