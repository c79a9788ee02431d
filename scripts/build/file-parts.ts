/** What is known of a built script. */
export type BuiltChunk = {
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
};

/** Its chunk runs on every page. */
const entry = /\/src\/app\/entrypoint\/main\.tsx$/;
const areaList = /\/src\/pages\/(\w+)\/area\.ts$/;

/** What is fetched together begins with such a module, and is named after it. */
const beginnings = [
  areaList,
  // Pages for want of another belong to whatever leads to them.
  /\/src\/pages\/(?!fallback\/)(\w+\/[\w-]+)\/index\.ts$/,
  // Tabs in the folder of their tool belong to it.
  /\/src\/pages\/(\w+\/[\w-]+)\/ui\/(?:[\w-]+\/)?\w+Tab\.tsx$/,
  // What a screen adds for whoever has signed in.
  /\/src\/pages\/(\w+\/[\w-]+\/)ui\/(listener-parts)\.ts$/,
  /\/src\/app\/layouts\/(SignedIn)Layout\.tsx$/,
  // What such a person did on this device is delivered with it.
  /\/src\/app\/entrypoint\/(deliver)-in-one-tab\.ts$/,
];

const holds = ({ moduleIds }: BuiltChunk, pattern: RegExp) =>
  moduleIds.some((module) => pattern.test(module));

const nameOf = ({ moduleIds }: BuiltChunk): string | undefined =>
  beginnings
    .flatMap((pattern) =>
      moduleIds.flatMap((module) => pattern.exec(module)?.slice(1).join('') ?? []),
    )
    .at(0)
    ?.replaceAll('/', '.');

/**
 * Sorts the scripts of a build by who may need them: `start` is what everybody does, `SignedIn` the
 * shell of whoever has signed in, `admin` the list of an area, `admin.users` one of its screens, and
 * `listener.home.listener-parts` what that screen adds for whoever has signed in. What is in `start` is in
 * no other part.
 */
export function fileParts<Chunk extends BuiltChunk>(
  chunks: readonly Chunk[],
): Map<string, Chunk[]> {
  const follow = (begin: readonly Chunk[], next: (chunk: Chunk) => readonly string[]) => {
    const found = new Set(begin);
    for (const chunk of found) {
      const names = new Set(next(chunk));
      for (const other of chunks) if (names.has(other.fileName)) found.add(other);
    }
    return found;
  };
  const entries = chunks.filter((chunk) => holds(chunk, entry));
  const first = follow(entries, ({ imports }) => imports);
  const named = new Map(
    chunks.filter((chunk) => !first.has(chunk)).map((chunk) => [chunk.fileName, nameOf(chunk)]),
  );
  const reach = (begin: readonly Chunk[]) =>
    follow(begin, ({ imports, dynamicImports }) => [
      ...imports,
      ...dynamicImports.filter((file) => named.get(file) === undefined),
    ]);

  const start = reach(entries);
  const parts = new Map([['start', [...start]]]);
  for (const chunk of chunks) {
    const name = named.get(chunk.fileName);
    if (name === undefined || start.has(chunk)) continue;
    const own = [...reach([chunk])].filter((other) => !start.has(other));
    parts.set(name, [...new Set([...(parts.get(name) ?? []), ...own])]);
  }
  return parts;
}

/** The parts whose modules name a catalogue; the start alone where that does. */
export function partsNeeding(
  namespace: string,
  parts: ReadonlyMap<string, readonly BuiltChunk[]>,
  namedBy: (module: string) => readonly string[],
): string[] {
  const names = (chunk: BuiltChunk) =>
    chunk.moduleIds.some((module) => namedBy(module).includes(namespace));
  const needing = [...parts].filter(([, chunks]) => chunks.some(names)).map(([part]) => part);
  return needing.includes('start') ? ['start'] : needing;
}
