import type { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';

/** What has been received and is not yet kept. */
export type Draft = {
  /** SHA-256 of the content in base64url. */
  hash: string;
  bytes: number;
  /** Where it lies on this machine until it is kept or thrown away. */
  path: string;
  /** Puts it in its place; the same content may be there already. */
  keep: () => Promise<void>;
  /** Throws it away, where it was not kept. */
  discard: () => Promise<void>;
};

/** Bytes `start` (inclusive) to `end` (exclusive) of a content. */
export type Extent = { start: number; end: number };

/**
 * Where the bytes of assets lie, by their hash: a folder, or a service that speaks S3 behind the same
 * four calls. Several servers on one database share it.
 */
export type AssetStore = {
  /** Receives a content to its end. Nothing is left of one that breaks off. */
  receive: (content: Readable) => Promise<Draft>;
  /** @throws {Error} when there is no such content. */
  read: (hash: string, extent?: Extent) => Promise<Readable>;
  /** What was made of a content under this name; undefined where nothing was. */
  readMade: (hash: string, name: string) => Promise<Buffer | undefined>;
  /** Keeps what was made of a content, for as long as the content. */
  keepMade: (hash: string, name: string, made: Buffer) => Promise<void>;
  /** With all that was made of it. Does nothing where there is none. */
  remove: (hash: string) => Promise<void>;
  /** Throws away what was being received before that moment. */
  sweep: (before: Date) => Promise<void>;
};
