/** The parameters of an address with some set anew; an empty text takes one away. */
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
