export function classPerToken<Key extends string | number>(
  tokens: Record<Key, string>,
  getClass: (key: Key) => string,
): Record<Key, string> {
  const keys = Object.keys(tokens) as Key[];
  return Object.fromEntries(keys.map((key) => [key, getClass(key)])) as Record<Key, string>;
}
