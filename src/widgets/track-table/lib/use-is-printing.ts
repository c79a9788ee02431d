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

/** Whether the page is about to be printed. What is drawn for it stands before the paper is laid out. */
export const useIsPrinting = (): boolean => useSyncExternalStore(watchPrinter, () => isPrinting);
