import { useSyncExternalStore } from 'react';
import type { Together } from '@/shared/contract/together.ts';

/** What a toast says once; `id` distinguishes repeats. */
export type TogetherNews = {
  id: number;
  kind: 'over' | 'apart' | 'waiting' | 'refused';
  error?: unknown;
};

type TogetherView = {
  /** Null without a session. */
  session: Together | null;
  /** The session goes on, and nothing of it sounds here until the person returns. */
  isApart: boolean;
  /** The last call had no answer. */
  isUnreachable: boolean;
  news: TogetherNews | null;
  /** Milliseconds since 1970 by the server's clock; null before the first answer. */
  now: () => number | null;
};

const empty: TogetherView = {
  session: null,
  isApart: false,
  isUnreachable: false,
  news: null,
  now: () => null,
};

/** The session in which this device takes part; outside Redux, as it changes often. */
function createTogetherView() {
  let view = empty;
  const listeners = new Set<() => void>();
  const change = (next: TogetherView) => {
    view = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => view,
    set: (changes: Partial<TogetherView>) => change({ ...view, ...changes }),
    tell: (kind: TogetherNews['kind'], error?: unknown) =>
      change({ ...view, news: { id: (view.news?.id ?? 0) + 1, kind, error } }),
    clear: () => change({ ...empty, news: view.news }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const togetherView = createTogetherView();

export const useTogetherView = (): TogetherView =>
  useSyncExternalStore(togetherView.subscribe, togetherView.get);

/** Whether the session sounds on this device while it is not apart. */
export const soundsHere = ({ part, sound }: Together): boolean =>
  sound === 'everyone' || part === 'host';

export const toSource = ({ id }: Pick<Together, 'id'>): string => `together:${id}`;
