/** What is encoded: the kind of file, and how long it says that it is. */
export type Encoding = { format: 'flac' | 'wav'; seconds: number };

/** What the worker is told, one at a time: the next bytes of the file, or that there are no more. */
export type EncodeOrder = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'end' };

/** What it answers to each: bytes of the MP3, or why there are none. */
export type EncodeAnswer =
  | { kind: 'made'; bytes: Uint8Array }
  | { kind: 'failed'; isBroken: boolean; message: string };
