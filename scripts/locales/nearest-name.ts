/** The one of `names` that `name` was probably meant to be: at most two fifths of its letters differ. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const limit = Math.ceil(name.length * 0.4);
  const near = [...names]
    .map((candidate) => ({
      candidate,
      steps: distance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ steps }) => steps <= limit)
    .toSorted((one, other) => one.steps - other.steps);
  return near[0]?.candidate;
}

/** Letters to insert, drop or replace to come from one word to the other (Levenshtein). */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const dropped = (previous[column] ?? 0) + 1;
      const inserted = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(replaced, dropped, inserted));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
