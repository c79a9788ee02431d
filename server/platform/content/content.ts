import type { ByteRange } from './byte-range.ts';

export type OpenContent = {
  /**
   * Resolves once some bytes exist, at most `most`. A position may go back by the last chunk at
   * most.
   */
  read(position: number, most: number): Promise<Buffer>;
  close(): void;
};

export type Content = {
  /** Equal tags mean equal bytes. */
  tag: string;
  type: string;
  bytes: number;
  /** @throws {Problem} 503 when too many calls wait for it. */
  open(part: ByteRange): OpenContent;
};

export function getBeginning<Kind extends Content>(content: Kind, bytes: number): Kind {
  if (bytes >= content.bytes) return content;
  return { ...content, bytes, tag: `${content.tag}-p` };
}
