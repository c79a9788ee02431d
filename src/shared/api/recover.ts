import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type RecoveringState, missingQueries, retryMissing } from './retry-missing';
import { isServerCut, setCut } from './use-is-online';

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

/** Whether this service answers, and not the page of a network that asks for a sign-in of its own. */
export async function isServerThere(): Promise<boolean> {
  try {
    const request = new Request(new URL('/api/ready', location.origin), {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const { status, headers } = await fetch(request);
    // Older servers may not know this address, but answer in JSON as well.
    return status < 500 && (headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}

/**
 * Refetches missing queries with growing pauses, and at once when the tab is shown or the network
 * returns. One small call asks each time whether the server is there, and until it is the product
 * says that there is no connection.
 *
 * @param isSuspected something else went unanswered
 */
export async function recover(
  { dispatch, getState }: RecoveringStore,
  isSuspected = false,
): Promise<void> {
  const isDue = () => isServerCut() || missingQueries(getState()).length > 0;
  if (!isSuspected && !isDue()) return;
  let attempt = 0;
  do {
    await nextTry(pauseBefore(attempt));
    const isThere = await isServerThere();
    setCut(!isThere);
    if (isThere) await dispatch(retryMissing());
    attempt += 1;
  } while (isDue());
}
