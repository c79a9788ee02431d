import { useEffect, useState } from 'react';
import { deviceFilesSize } from './device-files';

export function useDeviceFilesSize(): number | null {
  const [size, setSize] = useState<number | null>(null);
  useEffect(() => {
    void deviceFilesSize().then(setSize, () => undefined);
  }, []);
  return size;
}
