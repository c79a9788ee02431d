import type { ByteRange } from './byte-range.ts';

/** A stretch of a content that is being read. Close it when done. */
export type OpenContent = {
  /**
   * Bytes from a position on, at most so many, once some can be had. Positions never go back by more
   * than what the last call answered. Rejects where they cannot be had, and once it is closed.
   */
  read(position: number, most: number): Promise<Buffer>;
  close(): void;
};

/** Something binary that is sent whole or in part. */
export type Content = {
  /** Equal tags mean equal bytes; an entity tag is this between quotes. */
  tag: string;
  /** Media type. */
  type: string;
  bytes: number;
  /**
   * Opens bytes `start` (inclusive) to `end` (exclusive).
   *
   * @throws {Problem} 503 when too many wait already for what has to be made first.
   */
  open(part: ByteRange): OpenContent;
};

/** The first bytes of a content, as if they were all of it; itself where it has no more. */
export function beginningOf<Kind extends Content>(content: Kind, bytes: number): Kind {
  if (bytes >= content.bytes) return content;
  return { ...content, bytes, tag: `${content.tag}-p` };
}
