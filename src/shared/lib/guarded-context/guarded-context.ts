import { createContext, use } from 'react';

/**
 * Reading it throws where nothing is provided, or null.
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
