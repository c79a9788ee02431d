import { useSyncExternalStore } from 'react';
import { media } from '@/shared/theme';

const medium = () => window.matchMedia(media.medium);

function subscribe(listener: () => void) {
  const query = medium();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is one for the mini player. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => !medium().matches);
