import { useEffect, useState } from 'react';

/** Few items wait with a file, so its code loads with the first one. */
async function read(key: string): Promise<Blob | null> {
  const { readFile } = await import('./device-files');
  return readFile(key);
}

/** Object URL; null until read, or if gone. */
export function useStoredFile(key: string | null): string | null {
  const [opened, setOpened] = useState<{ key: string; url: string } | null>(null);
  useEffect(() => {
    let isOver = false;
    let url: string | null = null;
    async function open(wanted: string) {
      const file = await read(wanted).catch(() => null);
      if (file === null || isOver) return;
      url = URL.createObjectURL(file);
      setOpened({ key: wanted, url });
    }
    if (key !== null) void open(key);
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [key]);
  return opened?.key === key ? opened.url : null;
}
