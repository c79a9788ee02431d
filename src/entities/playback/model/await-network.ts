import { pauseBefore } from '@/shared/api';
import { probeAddress } from '../lib/probe-address';

/** Milliseconds; resuming later would startle people. */
const longestCut = 5 * 60_000;

/** Milliseconds; ends early, and returns true, when the device has a network again. */
const pauseOrOnline = (pause: number, signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const end = (isOnline: boolean) => () => {
      clearTimeout(timer);
      removeEventListener('online', handleOnline);
      resolve(isOnline);
    };
    const handleOnline = end(true);
    const timer = setTimeout(end(false), pause);
    addEventListener('online', handleOnline);
    signal.addEventListener('abort', end(false), { once: true });
  });

/**
 * Resumes what the network stopped, once the sound can be read again: devices report a network
 * before it works, and none when only the server was away.
 */
export function createNetworkWait(getAddress: () => string, resume: () => void) {
  let waiting: AbortController | null = null;

  const end = () => {
    waiting?.abort();
    waiting = null;
  };
  const begin = async () => {
    end();
    const own = new AbortController();
    waiting = own;
    const cutAt = Date.now();
    for (let attempt = 0; !own.signal.aborted; attempt += 1) {
      const isBack = await pauseOrOnline(pauseBefore(attempt), own.signal);
      if (Date.now() - cutAt >= longestCut) return;
      if (isBack) attempt = 0;
      const isTried = navigator.onLine && !own.signal.aborted;
      if (!isTried || (await probeAddress(getAddress())).kind === 'unreachable') continue;
      if (own.signal.aborted) return;
      end();
      resume();
    }
  };
  return { begin: () => void begin(), end };
}
