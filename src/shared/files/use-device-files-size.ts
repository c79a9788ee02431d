import { useEffect, useState } from 'react';
import { deviceFilesSize } from './device-files';

/** Bytes of files that wait on this device; null until they were counted. */
export function useDeviceFilesSize(): number | null {
  const [size, setSize] = useState<number | null>(null);
  useEffect(() => {
    void deviceFilesSize().then(setSize, () => undefined);
  }, []);
  return size;
}
