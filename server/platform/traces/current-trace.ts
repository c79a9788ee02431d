import { AsyncLocalStorage } from 'node:async_hooks';

export type Trace = {
  /** Returns what ends it; undefined once there are too many. */
  startStatement: (text: string) => ((hasFailed: boolean) => void) | undefined;
};

/** The call or the run of a job that is traced; always empty without `TONADA_TRACES_URL`. */
export const currentTrace = new AsyncLocalStorage<Trace>();
