/** Sorted keys, no spaces. Stored hashes depend on this format, so it must never change. */
export function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${names.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}
