/** Measured in characters. */
export function titleMeasures(title: string): { length: number; longestWord: number } {
  const lengths = title.split(/\s+/).map((word) => [...word].length);
  return { length: Math.max(1, [...title].length), longestWord: Math.max(1, ...lengths) };
}
