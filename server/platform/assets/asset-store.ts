import type { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';

export type Draft = {
  /** SHA-256 in base64url. */
  hash: string;
  bytes: number;
  path: string;
  /**
   * Puts the content into its place, under a mark that outlives a killed server. Repeatable until
   * `discard`.
   */
  put: () => Promise<void>;
  /** Removes the draft; an empty mark stays until `discard`. */
  release: () => Promise<void>;
  /** Removes the draft and the mark; the content stays. */
  discard: () => Promise<void>;
};

export type Extent = { start: number; end: number };

export type StoredFile = { hash: string; bytes: number; changed: Date };

/** A folder or an S3 service, which several servers may share. */
export type AssetStore = {
  /** Where it is, without keys. */
  place: string;
  /** A stream that breaks off leaves nothing behind. */
  receive: (content: Readable) => Promise<Draft>;
  /**
   * Streams a content or a part of it.
   *
   * @throws {Error} for an unknown hash; later, where the content ends too early.
   */
  read: (hash: string, extent?: Extent) => Promise<Readable>;
  /** Bytes of a content; null for an unknown hash. */
  size: (hash: string) => Promise<number | null>;
  /**
   * All contents in the order of their hashes, which a list may show a while later.
   *
   * @param after a hash, to go on behind it.
   */
  list: (after?: string) => AsyncIterable<StoredFile>;
  readMade: (hash: string, name: string) => Promise<Buffer | undefined>;
  keepMade: (hash: string, name: string, made: Buffer) => Promise<void>;
  /** Removes a content and what was made of it. */
  remove: (hash: string) => Promise<void>;
  /** Removes older drafts and marks; a mark goes after its content was handed over. */
  sweep: (before: Date, onMark: (hash: string) => Promise<void>) => Promise<void>;
  /** Writes and removes a draft. */
  check: () => Promise<void>;
  /** Why the last call failed; null once one succeeds. */
  failure: () => Error | null;
};
