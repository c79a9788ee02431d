import { useEffect, useState } from 'react';
import { readFile } from './device-files';

/** Object URL; null until read, or if gone. */
export function useStoredFile(key: string | null): string | null {
  const [read, setRead] = useState<{ key: string; url: string } | null>(null);
  useEffect(() => {
    let isOver = false;
    let url: string | null = null;
    async function open(wanted: string) {
      const file = await readFile(wanted).catch(() => null);
      if (file === null || isOver) return;
      url = URL.createObjectURL(file);
      setRead({ key: wanted, url });
    }
    if (key !== null) void open(key);
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [key]);
  return read?.key === key ? read.url : null;
}
