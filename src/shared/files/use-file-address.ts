import { useEffect, useRef } from 'react';

/** Revoked with the next address or the component. */
export function useFileAddress() {
  const last = useRef<string | null>(null);
  useEffect(() => () => revoke(last), []);
  return {
    open: (file: Blob): string => {
      revoke(last);
      last.current = URL.createObjectURL(file);
      return last.current;
    },
    close: () => revoke(last),
  };
}

function revoke(last: { current: string | null }) {
  if (last.current !== null) URL.revokeObjectURL(last.current);
  last.current = null;
}
