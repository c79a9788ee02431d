import { normalise } from '../../../platform/search-text/normalise.ts';
import { isSameSong, type KnownFile, type ReadFile } from './placed-file.ts';

export type Outcome = 'new' | 'copy' | 'moved' | 'retagged' | 'replaced';

export type Identity = {
  outcome: Outcome;
  /** The row that is used again. */
  row: KnownFile | null;
  /** Has the same sound somewhere else. */
  copied: KnownFile | null;
  /** Held this path until now, and is gone unless it is found elsewhere. */
  displaced: KnownFile | null;
};

/**
 * Decides which of the known files a file is: by its sound, then by its path, then by what its tags
 * say. See docs/product/imported-music.md.
 *
 * @param settled files that lie unchanged where they were.
 * @param loose files that are gone, missing or changed.
 * @param isSeen whether a file lies at its path, though changed.
 */
export function openKnownFiles(
  settled: Iterable<KnownFile>,
  loose: Iterable<KnownFile>,
  isSeen: (file: KnownFile) => boolean,
) {
  const byHash = new Map<string, KnownFile>();
  const looseByHash = new Map<string, Set<KnownFile>>();
  const looseByPath = new Map<string, KnownFile>();
  const looseByTags = new Map<string, Set<KnownFile>>();
  const left = new Set<KnownFile>();

  for (const file of settled) byHash.set(file.hash, file);
  for (const file of loose) {
    left.add(file);
    addTo(looseByHash, file.hash, file);
    if (!file.isGone) looseByPath.set(file.path, file);
    for (const name of namesOf(file)) addTo(looseByTags, name, file);
  }

  function take(file: KnownFile) {
    left.delete(file);
    looseByHash.get(file.hash)?.delete(file);
    if (looseByPath.get(file.path) === file) looseByPath.delete(file.path);
    for (const name of namesOf(file)) looseByTags.get(name)?.delete(file);
  }

  function findTagged(read: ReadFile): KnownFile | null {
    for (const name of namesOf(read)) {
      const found = [...(looseByTags.get(name) ?? [])].filter(
        (file) => isSameSong(file, read) && (file.isGone || !isSeen(file)),
      );
      if (found.length === 1) return found[0] ?? null;
    }
    return null;
  }

  return {
    /** Files that nothing was found for. */
    left: left as ReadonlySet<KnownFile>,
    identify(read: ReadFile): Identity {
      const here = looseByPath.get(read.path) ?? null;
      const sameSound = [...(looseByHash.get(read.hash) ?? [])];
      const moved = sameSound.find((file) => file === here) ?? sameSound[0] ?? null;
      const replaced = moved === null && here !== null && isSameSong(here, read) ? here : null;
      const copied = moved === null && replaced === null ? (byHash.get(read.hash) ?? null) : null;
      const tagged = moved || replaced || copied ? null : findTagged(read);
      const row = moved ?? replaced ?? tagged;
      if (row) take(row);
      const displaced = here !== null && here !== row ? here : null;
      if (displaced) looseByPath.delete(displaced.path);
      if (moved) {
        return { outcome: moved === here ? 'retagged' : 'moved', row, copied, displaced };
      }
      return { outcome: row ? 'replaced' : copied ? 'copy' : 'new', row, copied, displaced };
    },
    settle(file: KnownFile) {
      byHash.set(file.hash, file);
    },
  };
}

export type KnownFiles = ReturnType<typeof openKnownFiles>;

function addTo(map: Map<string, Set<KnownFile>>, key: string, file: KnownFile) {
  const files = map.get(key);
  if (files) files.add(file);
  else map.set(key, new Set([file]));
}

/** Each names one song at most; the strongest first. */
function namesOf(file: Omit<ReadFile, 'path' | 'hash'>): string[] {
  const { recordingId, isrc, albumTitle, disc, printedNumber, title } = file;
  return [
    ...(recordingId ? [`recording ${recordingId}`] : []),
    ...(isrc ? [`isrc ${isrc}`] : []),
    ...(printedNumber
      ? [`place ${normalise(albumTitle)}/${disc ?? 1}/${printedNumber}/${normalise(title)}`]
      : []),
  ];
}
