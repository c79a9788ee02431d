import { useSyncExternalStore } from 'react';

/** Milliseconds; a timer that counts to midnight would stand still while a laptop sleeps. */
const lookEvery = 30_000;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, lookEvery);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Local midnight in milliseconds since 1970; the same until the day is over. */
const readMidnight = () => new Date().setHours(0, 0, 0, 0);

/** The local day, which goes on while a page stays open. */
export const useToday = (): Date => new Date(useSyncExternalStore(subscribe, readMidnight));
