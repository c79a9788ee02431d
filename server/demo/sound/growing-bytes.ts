type Waiter = { bytes: number; resolve: () => void; reject: (error: Error) => void };

export type GrowingBytes = ReturnType<typeof createGrowingBytes>;

export function createGrowingBytes(length: number) {
  let content: Buffer = Buffer.alloc(0);
  let present = 0;
  let waiters: Waiter[] = [];
  let failure: Error | undefined;

  function wake() {
    const served = waiters.filter(({ bytes }) => bytes <= present);
    waiters = waiters.filter(({ bytes }) => bytes > present);
    for (const { resolve } of served) resolve();
  }

  return {
    isComplete: () => present === length,
    /** Call it only once the buffer is complete. */
    content: () => content,

    append(bytes: Uint8Array) {
      if (present === 0) content = Buffer.allocUnsafe(length);
      content.set(bytes, present);
      present += bytes.length;
      wake();
    },

    complete(bytes: Buffer) {
      content = bytes;
      present = length;
      wake();
    },

    fail(error: Error) {
      failure = error;
      for (const { reject } of waiters.splice(0)) reject(error);
    },

    /** Waits for all bytes where there are fewer. Rejects if rendering fails. */
    async waitFor(bytes: number): Promise<void> {
      if (failure) throw failure;
      const wanted = Math.min(bytes, length);
      if (present >= wanted) return;
      await new Promise<void>((resolve, reject) => {
        waiters.push({ bytes: wanted, resolve, reject });
      });
    },

    /** Returns at most `most` of the available bytes. */
    slice: (from: number, most: number) => content.subarray(from, Math.min(present, from + most)),
  };
}
