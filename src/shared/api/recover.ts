import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type RecoveringState, missingQueries, retryMissing } from './retry-missing';

/** Milliseconds. */
const firstPause = 3_000;
const longestPause = 60_000;

/** Milliseconds, doubled each time; half is random, so that clients do not return at once. */
export const pauseBefore = (attempt: number): number =>
  Math.min(firstPause * 2 ** attempt, longestPause) * (0.5 + Math.random() / 2);

export type RecoveringStore = {
  getState: () => RecoveringState;
  dispatch: ThunkDispatch<RecoveringState, unknown, UnknownAction>;
};

/** Milliseconds. */
const patience = 10_000;

/** Earlier when the user or the network comes back; never in a hidden tab. */
export const nextTry = (pause: number) =>
  new Promise<void>((resolve) => {
    const waiting = new AbortController();
    const tryNow = () => {
      if (document.hidden || !navigator.onLine) return;
      clearTimeout(timer);
      waiting.abort();
      resolve();
    };
    const timer = setTimeout(tryNow, pause);
    const options = { signal: waiting.signal };
    addEventListener('focus', tryNow, options);
    addEventListener('online', tryNow, options);
    document.addEventListener('visibilitychange', tryNow, options);
  });

async function isServerThere(): Promise<boolean> {
  try {
    const request = new Request(new URL('/api/ready', location.origin), {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    // Older servers may not know this address.
    return (await fetch(request)).status < 500;
  } catch {
    return false;
  }
}

/**
 * Refetches missing queries with growing pauses, and at once when the tab is shown or the network
 * returns.
 */
export async function recover({ dispatch, getState }: RecoveringStore): Promise<void> {
  for (let attempt = 0; missingQueries(getState()).length > 0; attempt += 1) {
    await nextTry(pauseBefore(attempt));
    if (await isServerThere()) await dispatch(retryMissing());
  }
}
