type StoreLike = { getState: () => unknown };

/** Keeps a value per store outside its state, such as running calls. */
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
