/** Overrides properties of `navigator` for a story; returns a function that restores them. */
export function pretendNavigator(
  properties: Partial<Record<keyof Navigator, unknown>>,
): () => void {
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  return () => {
    // The browser's own properties are on the prototype.
    for (const name of Object.keys(properties)) Reflect.deleteProperty(navigator, name);
  };
}
