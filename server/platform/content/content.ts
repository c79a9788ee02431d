import type { ByteRange } from './byte-range.ts';

/** Part of a content that is being read. Close it when done. */
export type OpenContent = {
  /**
   * Resolves with at most `most` bytes from a position, once some exist. A position may go back
   * at most by the length of the last chunk. Rejects when reading fails or after closing.
   */
  read(position: number, most: number): Promise<Buffer>;
  close(): void;
};

/** Binary content that is sent whole or in part. */
export type Content = {
  /** Equal tags mean equal bytes; the entity tag is this between quotes. */
  tag: string;
  type: string;
  bytes: number;
  /**
   * Opens bytes `start` (inclusive) to `end` (exclusive).
   *
   * @throws {Problem} 503 when too many calls wait for a content that is still to be made.
   */
  open(part: ByteRange): OpenContent;
};

/** The first bytes of a content as a content of its own; the same content where it is no longer. */
export function beginningOf<Kind extends Content>(content: Kind, bytes: number): Kind {
  if (bytes >= content.bytes) return content;
  return { ...content, bytes, tag: `${content.tag}-p` };
}
