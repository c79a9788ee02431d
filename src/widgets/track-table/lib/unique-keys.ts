type Keyed = { id: string; entryId?: string | undefined };

const made = new WeakMap<readonly Keyed[], string[]>();

/** Keys are distinct even where a list holds a track twice. */
export function uniqueKeys(tracks: readonly Keyed[]): string[] {
  const known = made.get(tracks);
  if (known) return known;
  const seen = new Map<string, number>();
  const keys = tracks.map(({ id, entryId = id }) => {
    const times = seen.get(entryId) ?? 0;
    seen.set(entryId, times + 1);
    return times === 0 ? entryId : `${entryId}:${times}`;
  });
  made.set(tracks, keys);
  return keys;
}
