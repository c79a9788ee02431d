/** Cuts a stream into pieces of one size; the last one is shorter. */
export async function* cutPieces(
  stream: ReadableStream<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let piece = new Uint8Array(size);
  let filled = 0;
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      let rest = value;
      while (rest.length > 0) {
        const part = rest.subarray(0, size - filled);
        piece.set(part, filled);
        filled += part.length;
        rest = rest.subarray(part.length);
        if (filled === size) {
          yield piece;
          piece = new Uint8Array(size);
          filled = 0;
        }
      }
    }
    if (filled > 0) yield piece.slice(0, filled);
  } finally {
    // Given up half-way, the rest need not arrive.
    await reader.cancel().catch(() => undefined);
  }
}
