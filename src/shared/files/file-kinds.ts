import { pictureStarts } from '@/shared/contract/picture.ts';

/** Null stands for any byte. */
export type FileStart = readonly (number | null)[];

/** Browsers know no type for some files and a wrong one for others. */
export type FileKind = {
  name: string;
  accept: readonly string[];
  starts: readonly FileStart[];
  /** A later check reads the whole file, so type or extension is enough. */
  isJudgedLater?: boolean;
};

const jpg: FileKind = {
  name: 'JPG',
  accept: ['image/jpeg', '.jpg', '.jpeg'],
  starts: [pictureStarts['image/jpeg']],
};
const png: FileKind = {
  name: 'PNG',
  accept: ['image/png', '.png'],
  starts: [pictureStarts['image/png']],
};
const webp: FileKind = {
  name: 'WebP',
  accept: ['image/webp', '.webp'],
  starts: [pictureStarts['image/webp']],
};

const text = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0));
const unknown = [null, null, null, null];

/** Source: id3.org, ISO 11172-3. */
const mp3: FileKind = {
  name: 'MP3',
  accept: ['audio/mpeg', 'audio/mp3', '.mp3'],
  starts: [text('ID3'), ...[0xfb, 0xfa, 0xf3, 0xf2, 0xe3, 0xe2].map((second) => [0xff, second])],
  isJudgedLater: true,
};
/** Source: RFC 9639. */
const flac: FileKind = {
  name: 'FLAC',
  accept: ['audio/flac', 'audio/x-flac', '.flac'],
  starts: [text('fLaC'), text('ID3')],
  isJudgedLater: true,
};
/** Source: RFC 2361. */
const wav: FileKind = {
  name: 'WAV',
  accept: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave', '.wav'],
  starts: [[...text('RIFF'), ...unknown, ...text('WAVE')]],
  isJudgedLater: true,
};
/** Source: Apple, AIFF 1.3. */
const aiff: FileKind = {
  name: 'AIFF',
  accept: ['audio/aiff', 'audio/x-aiff', '.aif', '.aiff', '.aifc'],
  starts: ['AIFF', 'AIFC'].map((kind) => [...text('FORM'), ...unknown, ...text(kind)]),
  isJudgedLater: true,
};
/** Apple Lossless; the same file may hold AAC. */
const alac: FileKind = {
  name: 'ALAC',
  accept: ['audio/mp4', 'audio/x-m4a', '.m4a'],
  starts: [[...unknown, ...text('ftypM4A')]],
  isJudgedLater: true,
};
const mp4: FileKind = {
  name: 'MP4',
  accept: ['video/mp4', '.mp4', '.m4v'],
  starts: [[...unknown, ...text('ftyp')]],
};
/** Source: QuickTime File Format. */
const mov: FileKind = {
  name: 'MOV',
  accept: ['video/quicktime', '.mov'],
  starts: ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].map((box) => [
    ...unknown,
    ...text(box),
  ]),
  isJudgedLater: true,
};

export const photoKinds = [jpg, png] as const;
export const pictureKinds = [jpg, png, webp] as const;
export const soundKinds = [mp3, flac, wav, aiff, alac] as const;
export const storySoundKinds = [mp3, wav] as const;
export const videoKinds = [mp4, mov] as const;

/**
 * Compares first bytes, since names and types are unreliable.
 *
 * @throws where the file cannot be read: deleted, or a folder
 */
export async function beginsAs(file: Blob, kinds: readonly FileKind[]): Promise<boolean> {
  const starts = kinds.flatMap((kind) => kind.starts);
  const length = Math.max(...starts.map((start) => start.length));
  const bytes = new Uint8Array(await file.slice(0, length).arrayBuffer());
  return starts.some((start) =>
    start.every((byte, index) => byte === null || byte === bytes[index]),
  );
}

export const getAcceptedTypes = (kinds: readonly FileKind[]): string =>
  kinds.flatMap(({ accept }) => accept).join();
