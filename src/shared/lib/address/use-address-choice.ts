import { useSearchParams } from 'react-router-dom';

/** An empty text removes its parameter. */
export function changedParams(
  current: URLSearchParams,
  changes: { [name: string]: string },
): URLSearchParams {
  const changed = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** One of several values in the address (`?name=`); the default has no parameter. */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  usual: Value,
): [value: Value, choose: (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get(name);
  const choose = (next: Value) =>
    setParams((current) => changedParams(current, { [name]: next === usual ? '' : next }), {
      replace: true,
      preventScrollReset: true,
    });
  return [values.find((value) => value === named) ?? usual, choose];
}
