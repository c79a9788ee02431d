/** A store or a thunk's API. */
type StoreLike = { getState: () => unknown };

/**
 * Keeps a value per store outside its state, such as running calls; `begin` makes it on first
 * use. Stores of stories and tests have their own.
 */
export function besideStore<Value>(begin: () => Value): { of: (store: StoreLike) => Value } {
  const values = new WeakMap<StoreLike['getState'], Value>();
  return {
    of({ getState }) {
      const value = values.get(getState) ?? begin();
      values.set(getState, value);
      return value;
    },
  };
}
