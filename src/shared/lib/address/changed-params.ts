/** An empty text removes its parameter. */
export function changedParams(
  current: URLSearchParams,
  changes: { [name: string]: string },
): URLSearchParams {
  const changed = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}
