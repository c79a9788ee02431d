/** Gives the browser's `navigator` these properties of a story's own; the answer takes them away. */
export function pretendNavigator(
  properties: Partial<Record<keyof Navigator, unknown>>,
): () => void {
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  return () => {
    // What the browser itself has lies behind them, in the prototype.
    for (const name of Object.keys(properties)) Reflect.deleteProperty(navigator, name);
  };
}
