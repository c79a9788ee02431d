import { useEffect, useRef } from 'react';

/** Addresses for files of the page, one at a time: the last one is let go of, and so it is with the component. */
export function useFileAddress() {
  const last = useRef<string | null>(null);
  const close = () => {
    if (last.current !== null) URL.revokeObjectURL(last.current);
    last.current = null;
  };
  useEffect(() => close, []);
  return {
    open: (file: Blob): string => {
      close();
      last.current = URL.createObjectURL(file);
      return last.current;
    },
    close,
  };
}
