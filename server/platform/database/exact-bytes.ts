/**
 * Node's small buffers share an 8 KiB pool, all of which a message to another thread would copy.
 */
export const exactBytes = (chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(chunks));
