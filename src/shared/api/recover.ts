import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { pauseBefore } from './pause-before';
import { type RecoveringState, missingQueries, retryMissing } from './retry-missing';

export type RecoveringStore = {
  getState: () => RecoveringState;
  dispatch: ThunkDispatch<RecoveringState, unknown, UnknownAction>;
};

/** How long the server may take to say that it is there, in milliseconds. */
const patience = 10_000;

/** Resolves after a pause, or as soon as the person or the network comes back; never in a hidden tab. */
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

/** Whether somebody answers who can do the work. One call, however much is missing. */
async function isServerThere(): Promise<boolean> {
  try {
    const request = new Request(new URL('/api/ready', location.origin), {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    // Another server may not know this address, and be there.
    return (await fetch(request)).status < 500;
  } catch {
    return false;
  }
}

/**
 * Asks the server for what it did not answer until nothing is missing: gently, with growing pauses,
 * and at once when the person comes back to the tab or the network is back.
 */
export async function recover({ dispatch, getState }: RecoveringStore): Promise<void> {
  for (let attempt = 0; missingQueries(getState()).length > 0; attempt += 1) {
    await nextTry(pauseBefore(attempt));
    if (await isServerThere()) await dispatch(retryMissing());
  }
}
