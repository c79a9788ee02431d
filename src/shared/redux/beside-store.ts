/** A store, or as much of it as a thunk is given. */
type StoreLike = { getState: () => unknown };

/**
 * What goes with a store and needs no place in its state, for instance what is under way: `of(store)`
 * gives the value of that store, begun with `begin` when it is first asked for. A second store, of another
 * story or test, has one of its own.
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
