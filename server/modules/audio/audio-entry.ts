import { open, type FileHandle } from 'node:fs/promises';

type Waiter = {
  bytes: number;
  resolve: (available: number) => void;
  reject: (error: Error) => void;
};

export type AudioEntry = ReturnType<typeof openAudioEntry>;

/**
 * One MP3 on disk, perhaps still growing: how much of it can be read, who waits for more, and its one
 * file handle, opened when first needed. `available` is how many of its `bytes` are there already.
 */
export function openAudioEntry(path: string, bytes: number, available: number) {
  let waiters: Waiter[] = [];
  let failure: Error | undefined;
  let handle: Promise<FileHandle> | undefined;
  let present = available;

  function opened(): Promise<FileHandle> {
    handle ??= open(path, 'r');
    return handle;
  }

  return {
    bytes,
    readers: 0,
    /** Changes how urgently it is rendered; absent once it is complete. */
    hurry: undefined as ((isUrgent: boolean) => void) | undefined,
    opened,
    isComplete: () => present === bytes,

    advance(upTo: number) {
      present = Math.max(present, upTo);
      const served = waiters.filter((one) => one.bytes <= present);
      waiters = waiters.filter((one) => one.bytes > present);
      for (const { resolve } of served) resolve(present);
    },

    fail(error: Error) {
      failure = error;
      const refused = waiters;
      waiters = [];
      for (const { reject } of refused) reject(error);
      void this.closeFile();
    },

    async waitFor(upTo: number): Promise<number> {
      if (failure) throw failure;
      const wanted = Math.min(upTo, bytes);
      if (present >= wanted) return present;
      return new Promise((resolve, reject) => {
        waiters.push({ bytes: wanted, resolve, reject });
      });
    },

    async read(position: number, length: number): Promise<Buffer> {
      const file = await opened();
      const { buffer, bytesRead } = await file.read(
        Buffer.allocUnsafe(length),
        0,
        length,
        position,
      );
      if (bytesRead < length) throw new Error(`the audio file ends at ${position + bytesRead}`);
      return buffer;
    },

    async closeFile() {
      const file = await handle?.catch(() => undefined);
      handle = undefined;
      await file?.close();
    },
  };
}
