import { createContext, use } from 'react';

/**
 * Makes a context that throws when read where nothing, or null, is provided.
 *
 * @param missing message of the error
 */
export function guardedContext<Value>(missing: string) {
  const Context = createContext<Value | null>(null);
  const useValue = (): Value => {
    const value = use(Context);
    if (value === null) throw new Error(missing);
    return value;
  };
  return [Context, useValue] as const;
}
