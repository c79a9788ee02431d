import type { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';

export type Draft = {
  /** SHA-256 in base64url. */
  hash: string;
  bytes: number;
  path: string;
  keep: () => Promise<void>;
  discard: () => Promise<void>;
};

export type Extent = { start: number; end: number };

/** A folder or an S3 service, which several servers may share. */
export type AssetStore = {
  /** A stream that breaks off leaves nothing behind. */
  receive: (content: Readable) => Promise<Draft>;
  /** @throws {Error} for an unknown hash. */
  read: (hash: string, extent?: Extent) => Promise<Readable>;
  readMade: (hash: string, name: string) => Promise<Buffer | undefined>;
  keepMade: (hash: string, name: string, made: Buffer) => Promise<void>;
  remove: (hash: string) => Promise<void>;
  sweep: (before: Date) => Promise<void>;
};
