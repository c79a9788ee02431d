import { normalise } from '../../../platform/search-text/normalise.ts';

/** Bytes of a path as a text of the same order, for keys of maps. */
export const toKey = (path: Buffer): string => path.toString('latin1');

/** Equal for an unchanged file. */
export const toMark = ({
  device,
  inode,
  size,
  modified,
  changed,
}: {
  device: string;
  inode: string;
  size: number;
  modified: string;
  changed: string;
}): string => [device, inode, size, modified, changed].join(' ');

/** A file that an import took before. */
export type KnownFile = {
  id: string;
  folderId: string;
  path: string;
  mark: string;
  hash: string;
  trackId: string;
  albumId: string;
  title: string;
  albumTitle: string;
  disc: number | null;
  printedNumber: string | null;
  /** Seconds. */
  duration: number;
  recordingId: string | null;
  isrc: string | null;
  isGone: boolean;
};

/** What is compared of a file that was read. */
export type ReadFile = {
  path: string;
  hash: string;
  title: string;
  albumTitle: string;
  disc: number | null;
  printedNumber: string | null;
  duration: number;
  recordingId: string | null;
  isrc: string | null;
};

/** Seconds by which two encodings of one song may differ. */
const tolerance = 2;

export const isSameSong = (
  one: Pick<ReadFile, 'title' | 'duration'>,
  other: Pick<ReadFile, 'title' | 'duration'>,
): boolean =>
  normalise(one.title) === normalise(other.title) &&
  Math.abs(one.duration - other.duration) <= tolerance;
