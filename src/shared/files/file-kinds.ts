import { pictureStarts } from '@/shared/contract/picture.ts';

/** The bytes that every file of a kind begins with; null stands for any byte. */
export type FileStart = readonly (number | null)[];

/** A kind of file, told by its content: browsers know no type for some files, and a wrong one for others. */
export type FileKind = {
  /** As people call it: «JPG». */
  name: string;
  /** Its media types and endings, by which a chooser finds it. */
  accept: readonly string[];
  /** What its files begin with. */
  starts: readonly FileStart[];
  /** Whatever reads the whole file decides: one that begins otherwise is taken by its type or ending. */
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

/** An ID3 tag, or a frame of layer III. Source: id3.org, ISO 11172-3. */
const mp3: FileKind = {
  name: 'MP3',
  accept: ['audio/mpeg', 'audio/mp3', '.mp3'],
  starts: [text('ID3'), ...[0xfb, 0xfa, 0xf3, 0xf2, 0xe3, 0xe2].map((second) => [0xff, second])],
  isJudgedLater: true,
};
/** An ID3 tag stands before some. Source: RFC 9639. */
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
const mp4: FileKind = {
  name: 'MP4',
  accept: ['video/mp4', '.mp4', '.m4v'],
  starts: [[...unknown, ...text('ftyp')]],
};
/** Its first box is one of these in files of old. Source: QuickTime File Format. */
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
export const soundKinds = [mp3, flac, wav] as const;
export const storySoundKinds = [mp3, wav] as const;
export const videoKinds = [mp4, mov] as const;

/**
 * Whether a file begins with the bytes of one of some kinds: its name, and the kind that the browser
 * makes of that, are not to be believed.
 * @throws where the file cannot be read: it went away, or is a folder.
 */
export async function beginsAs(file: Blob, kinds: readonly FileKind[]): Promise<boolean> {
  const starts = kinds.flatMap((kind) => kind.starts);
  const length = Math.max(...starts.map((start) => start.length));
  const bytes = new Uint8Array(await file.slice(0, length).arrayBuffer());
  return starts.some((start) =>
    start.every((byte, index) => byte === null || byte === bytes[index]),
  );
}

/** What a chooser of these kinds is told to show. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap(({ accept }) => accept).join();
