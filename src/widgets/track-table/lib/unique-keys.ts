type Keyed = { id: string; entryId?: string | undefined };

/** A key for each track of a list in which the same track may stand more than once. */
export function uniqueKeys(tracks: readonly Keyed[]): string[] {
  const seen = new Map<string, number>();
  return tracks.map(({ id, entryId = id }) => {
    const times = seen.get(entryId) ?? 0;
    seen.set(entryId, times + 1);
    return times === 0 ? entryId : `${entryId}:${times}`;
  });
}
