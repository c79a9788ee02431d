import { lyricsLimits } from '@/shared/contract/lyrics.ts';
import { releaseLimits, uploadLimits } from '@/shared/contract/release-limits.ts';

/** A file of what was dropped; `path` with slashes, from the dropped folder. */
export type FoundFile = {
  path: string;
  /** Bytes. */
  size: number;
  /** Takes it out of its archive. */
  open: (signal: AbortSignal) => Promise<File>;
};

/** Why a file is not used. */
export type Unusable =
  | 'notMusic'
  | 'lyrics'
  | 'otherLyrics'
  | 'badLyrics'
  | 'format'
  | 'lossy'
  | 'empty'
  | 'size'
  | 'picture'
  | 'pictureSize'
  | 'nested'
  | 'path'
  | 'encrypted'
  | 'zip64'
  | 'ratio'
  | 'method'
  | 'damaged'
  | 'room'
  | 'known'
  | 'notNamed'
  | 'messageSize'
  | 'messageBroken'
  | 'messageEntities'
  | 'messageOlder'
  | 'messageForeign'
  | 'messageOther';

/** `version` is that of an older message. */
export type UnusedFile = { path: string; reason: Unusable; version?: string };

/** Why nothing of it is used. */
export type DropFault =
  | 'nothing'
  | 'tooMany'
  | 'tooManySounds'
  | 'tooLarge'
  | 'zip64'
  | 'broken'
  | 'unreadable';

export class FaultyDrop extends Error {
  readonly fault: DropFault;

  constructor(fault: DropFault) {
    super(fault);
    this.fault = fault;
  }
}

export class UnusableFile extends Error {
  readonly reason: Unusable;
  readonly version: string | undefined;

  constructor(reason: Unusable, version?: string) {
    super(reason);
    this.reason = reason;
    this.version = version;
  }
}

/** Bytes, files, folders in folders. */
export const dropLimits = {
  files: 2_000,
  depth: 8,
  sounds: 300,
  tracks: releaseLimits.tracks.album.most,
  soundBytes: uploadLimits.soundBytes,
  coverBytes: uploadLimits.coverBytes,
  lyricsBytes: lyricsLimits.bytes,
  messageBytes: 5 * 1024 ** 2,
  /** Of an archive, unpacked. */
  unpackedBytes: 4 * 1024 ** 3,
  /** Of an unpacked file to its packed size; sound reaches 20. */
  ratio: 100,
  /** Smaller files may have any ratio. */
  ratioFrom: 4 * 1024 ** 2,
} as const;

/** `Disco 1/01 Luna.wav` is `01 Luna.wav`. */
export const getName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Lower case, without the point; '' if there is none. */
export const getExtension = (path: string): string =>
  /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
