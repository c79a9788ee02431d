/** Optimal string alignment: insertions, deletions, replacements and swaps of neighbours cost 1. */
export function editDistance(left: string, right: string): number {
  const from = [...left];
  const to = [...right];
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);

  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const replaced = at(previous, column) + (letter === other ? 0 : 1);
      const best = Math.min(replaced, at(previous, column + 1) + 1, at(current, column) + 1);
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && other === from[row - 1];
      current.push(isSwap ? Math.min(best, at(beforePrevious, column - 1) + 1) : best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
