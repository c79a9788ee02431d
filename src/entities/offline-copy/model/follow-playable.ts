import { copyMark } from './copy-mark';

/**
 * Reports of which lists, albums and artists something plays without a connection, by their
 * addresses. Returns the function that ends it. See docs/product/offline.md.
 */
export function followPlayable(listener: (addresses: ReadonlySet<string>) => void): () => void {
  if (!copyMark.isAnySet()) {
    listener(new Set());
    return () => {};
  }
  let isOver = false;
  let stop = () => {};
  const start = async () => {
    const { findPlayableAddresses, onCopyState } = await import('./copy-state');
    if (isOver) return;
    const read = () => {
      const addresses = findPlayableAddresses();
      if (addresses) listener(addresses);
    };
    stop = onCopyState(read);
    read();
  };
  // Without that code nothing is known to be missing.
  start().catch(() => undefined);
  return () => {
    isOver = true;
    stop();
  };
}
