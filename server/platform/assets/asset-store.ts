import type { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';

/** A received content that is not yet stored. */
export type Draft = {
  /** SHA-256 of the content in base64url. */
  hash: string;
  bytes: number;
  /** Path on this machine until the draft is stored or discarded. */
  path: string;
  /** Stores it; the same content may already be stored. */
  keep: () => Promise<void>;
  discard: () => Promise<void>;
};

/** Bytes `start` (inclusive) to `end` (exclusive) of a content. */
export type Extent = { start: number; end: number };

/**
 * Stores assets by their hash, in a folder or an S3 service. Several servers on one database
 * share it.
 */
export type AssetStore = {
  /** Receives a whole content; a stream that breaks off leaves nothing behind. */
  receive: (content: Readable) => Promise<Draft>;
  /** @throws {Error} when there is no such content. */
  read: (hash: string, extent?: Extent) => Promise<Readable>;
  /** Reads what was derived from a content under this name. */
  readMade: (hash: string, name: string) => Promise<Buffer | undefined>;
  keepMade: (hash: string, name: string, made: Buffer) => Promise<void>;
  /** Removes a content with everything derived from it, if it exists. */
  remove: (hash: string) => Promise<void>;
  /** Deletes drafts begun before that moment. */
  sweep: (before: Date) => Promise<void>;
};
