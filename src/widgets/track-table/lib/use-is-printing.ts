import { useSyncExternalStore } from 'react';

let isPrinting = false;

function watchPrinter(notify: () => void) {
  const handle = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    notify();
  };
  addEventListener('beforeprint', handle);
  addEventListener('afterprint', handle);
  return () => {
    removeEventListener('beforeprint', handle);
    removeEventListener('afterprint', handle);
  };
}

/** Changes in time for the print layout. */
export const useIsPrinting = (): boolean => useSyncExternalStore(watchPrinter, () => isPrinting);
