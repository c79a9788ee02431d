/**
 * Node's small buffers share an 8 KiB pool. A message to another thread copies all of it, so that
 * a short statement costs half as much again; memory of its own is transferred instead.
 */
export const exactBytes = (chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(chunks));
