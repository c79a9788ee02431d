export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly string[][],
): void {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) =>
      column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0),
    );
  console.log(`\n${title}`);
  for (const cells of [head, ...rows]) console.log(`  ${line(cells).join('   ')}`);
}

/** Returns the upper median. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
