/** A key for each track of a list in which the same track may stand more than once. */
export function uniqueKeys(tracks: readonly { id: string }[]): string[] {
  const seen = new Map<string, number>();
  return tracks.map(({ id }) => {
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return times === 0 ? id : `${id}:${times}`;
  });
}
