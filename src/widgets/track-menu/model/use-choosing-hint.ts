import { useEffect, useState } from 'react';
import { useMediaQuery } from '@/shared/lib/media-query';
import { createStoredValue } from '@/shared/lib/storage';

export const storedChoosingHint = createStoredValue<true>(
  'choosing-hint-seen',
  (candidate) => candidate === true,
);

/** True in the first choice on this device, where a mouse may hold Shift or Ctrl. */
export function useChoosingHint(): boolean {
  const hasMouse = useMediaQuery('(any-pointer: fine)');
  const [isNew] = useState(() => storedChoosingHint.read() === null);
  const isShown = hasMouse && isNew;
  useEffect(() => {
    if (isShown) storedChoosingHint.write(true);
  }, [isShown]);
  return isShown;
}
