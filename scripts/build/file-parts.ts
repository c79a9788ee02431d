export type BuiltChunk = {
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
};

const entry = /\/src\/app\/entrypoint\/main\.tsx$/;
const areaList = /\/src\/pages\/(\w+)\/area\.ts$/;

/** Each of these modules begins a part and names it. */
const beginnings = [
  areaList,
  // Pages without another part belong to their importer.
  /\/src\/pages\/(?!fallback\/)(\w+\/[\w-]+)\/index\.ts$/,
  /\/src\/pages\/(\w+\/[\w-]+)\/ui\/(?:[\w-]+\/)?\w+Tab\.tsx$/,
  // A screen's additions for signed-in users.
  /\/src\/pages\/(\w+\/[\w-]+\/)ui\/(listener-parts)\.ts$/,
  /\/src\/app\/layouts\/(SignedIn)Layout\.tsx$/,
  // Delivers what a signed-in user did on this device.
  /\/src\/app\/entrypoint\/(deliver)-in-one-tab\.ts$/,
];

/** What a browser fetches when it needs it, if ever. */
const neverAhead = [
  // Checks answers of a server of another version, so only online.
  /\/src\/shared\/api\/load-answer-schema\.ts$/,
  // Advertisements of the free plan come from the server as they sound.
  /\/src\/entities\/playback\/model\/play-spot\.ts$/,
  /\/src\/widgets\/player-bar\/ui\/Spot(Reasons)?\.tsx$/,
  // Sessions of several people need a server, and an account.
  /\/src\/features\/listen-together\/ui\/Together(Button|Offers)\.tsx$/,
  // A visitor's player stays on its device; others load it with the player.
  /\/src\/widgets\/player-bar\/ui\/device-parts\.tsx$/,
  // Come with the first song that has lyrics.
  /\/src\/(widgets\/player-bar\/ui\/LyricsBeside|features\/follow-lyrics\/ui\/Lyrics(Button|Panel|Stage))\.tsx$/,
  // For those who make a playlist together.
  /\/src\/pages\/listener\/playlist\/model\/follow-playlist\.ts$/,
  // Few browsers have such windows, and no phone.
  /\/src\/widgets\/player-bar\/ui\/SmallWindowButton\.tsx$/,
  // Comes with the first song that another of its album follows.
  /\/src\/shared\/lib\/audio\/run-on\/create-run-on-player\.ts$/,
];

const holds = ({ moduleIds }: BuiltChunk, pattern: RegExp) =>
  moduleIds.some((module) => pattern.test(module));

const getName = ({ moduleIds }: BuiltChunk): string | undefined =>
  beginnings
    .flatMap((pattern) =>
      moduleIds.flatMap((module) => pattern.exec(module)?.slice(1).join('') ?? []),
    )
    .at(0)
    ?.replaceAll('/', '.');

/**
 * Sorts a build's scripts by when they are needed: `start` always, `SignedIn` for the shell of
 * signed-in users, `admin` for an area's list, `admin.users` for one of its screens,
 * `listener.home.listener-parts` for what that screen adds for signed-in users. A script in
 * `start` is in no other part.
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
  const unlisted = new Set(
    chunks
      .filter((chunk) => neverAhead.some((pattern) => holds(chunk, pattern)))
      .map(({ fileName }) => fileName),
  );
  const named = new Map(
    chunks.filter((chunk) => !first.has(chunk)).map((chunk) => [chunk.fileName, getName(chunk)]),
  );
  const reach = (begin: readonly Chunk[]) =>
    follow(begin, ({ imports, dynamicImports }) => [
      ...imports,
      ...dynamicImports.filter((file) => named.get(file) === undefined && !unlisted.has(file)),
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

/** Only `start` where that names the catalogue. */
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
