import { useSyncExternalStore } from 'react';
import { useMediaQuery } from '@/shared/lib/media-query';

type WithConnection = { connection?: { saveData?: boolean } };

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** A video does not play by itself with reduced motion or data saving, nor on a hidden page. */
export function useMayMove(): boolean {
  const wantsLess = useMediaQuery('(prefers-reduced-motion: reduce)');
  const savesByMedia = useMediaQuery('(prefers-reduced-data: reduce)');
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const saves = (navigator as WithConnection).connection?.saveData === true;
  return isVisible && !wantsLess && !savesByMedia && !saves;
}
