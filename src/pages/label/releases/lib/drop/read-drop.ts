import { parseBlob } from 'music-metadata';
import { decodeText } from '@/shared/rules/lyrics/decode-text.ts';
import { readTagLyrics } from '@/shared/rules/lyrics/tag-lyrics.ts';
import { writeLyrics } from '@/shared/rules/lyrics/write-lyrics.ts';
import { choosePicture, noTags, type SoundTags, toTags } from '@/shared/rules/music-tags.ts';
import { takeLyrics } from '../take-lyrics';
import { describeSounds, type ReadSound } from './describe-sounds';
import {
  dropLimits,
  FaultyDrop,
  type FoundFile,
  getExtension,
  UnusableFile,
  type UnusedFile,
} from './found-file';
import type { FilledRelease } from './read-messages';
import { readZip } from './read-zip';
import { sortFiles } from './sort-files';

export type FoundRelease = FilledRelease & {
  /** Of what was dropped. */
  name: string;
  cover: File | null;
  unused: UnusedFile[];
};

type Reading = {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
};

/** By which a file is read, whatever the system calls it. */
const mediaTypes: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  wav: 'audio/wav',
  wave: 'audio/wav',
  aif: 'audio/aiff',
  aiff: 'audio/aiff',
  aifc: 'audio/aiff',
  m4a: 'audio/mp4',
};

/** Milliseconds for the tags of a file. */
const patience = 10_000;

/**
 * Reads what was dropped: archives, a message of DDEX, tags, and a cover. Own chunk: needed with a drop alone.
 *
 * @throws {FaultyDrop} if nothing of it can be used
 */
export async function readDrop(
  dropped: readonly FoundFile[],
  { signal, onProgress }: Reading,
): Promise<FoundRelease> {
  const name = getRoot(dropped);
  const files = await unpackAll(dropped, signal);
  const { sounds, covers, lyrics, messages, unused } = sortFiles(files);
  if (sounds.length > dropLimits.sounds) throw new FaultyDrop('tooManySounds');
  const others = covers.length + messages.length + unused.length;
  if (sounds.length + others === 0) throw new FaultyDrop('nothing');
  const message =
    messages.length === 0
      ? null
      : await (await import('./read-messages')).readMessages(messages, unused, signal);
  const read: ReadSound[] = [];
  let inTags: File | null = null;
  for (const [index, sound] of sounds.entries()) {
    const { path, open } = sound;
    onProgress(index, sounds.length);
    signal.throwIfAborted();
    try {
      const file = await open(signal);
      const { tags, picture, lyrics: inFile } = await readTags(file);
      const beside = await readBeside(lyrics.get(sound), unused, signal);
      read.push({ path, file, tags, lyrics: beside || inFile });
      inTags ??= picture;
    } catch (error) {
      signal.throwIfAborted();
      unused.push({ path, reason: error instanceof UnusableFile ? error.reason : 'damaged' });
    }
  }
  const ordered = message?.orderCovers(covers) ?? covers;
  const cover = (await openCover(ordered, unused, signal)) ?? inTags;
  const described = describeSounds(read, name.replace(/\.zip$/i, ''));
  const filled = message?.fill(described, files, unused) ?? { ...described, message: null };
  return { name, cover, unused, ...filled };
}

const isArchive = ({ path }: FoundFile) => /^[^/]+\.zip$/i.test(path);

/** An archive that was dropped itself is opened, one in a folder is not. */
async function unpackAll(dropped: readonly FoundFile[], signal: AbortSignal): Promise<FoundFile[]> {
  const all: FoundFile[] = [];
  for (const file of dropped) {
    if (isArchive(file)) all.push(...(await readZip(await file.open(signal))));
    else all.push(file);
  }
  if (all.length > dropLimits.files) throw new FaultyDrop('tooMany');
  return all;
}

/** The folder or the archive, or '' for single files. */
function getRoot(dropped: readonly FoundFile[]): string {
  const roots = new Set(dropped.map(({ path }) => path.split('/')[0] ?? ''));
  const [root = ''] = roots;
  const isOne = roots.size === 1 && dropped.some((file) => file.path !== root || isArchive(file));
  return isOne ? root : '';
}

/** @returns '' where there are none that can be read. */
async function readBeside(
  beside: FoundFile | undefined,
  unused: UnusedFile[],
  signal: AbortSignal,
): Promise<string> {
  if (beside === undefined) return '';
  const { path, open } = beside;
  try {
    const bytes = new Uint8Array(await (await open(signal)).arrayBuffer());
    const { lyrics, lyricsFault } = takeLyrics(decodeText(bytes));
    if (lyricsFault === null) return lyrics;
    unused.push({ path, reason: 'badLyrics' });
  } catch (error) {
    signal.throwIfAborted();
    unused.push({ path, reason: error instanceof UnusableFile ? error.reason : 'damaged' });
  }
  return '';
}

type Read = { tags: SoundTags; picture: File | null; lyrics: string };

async function readTags(file: File): Promise<Read> {
  const type = mediaTypes[getExtension(file.name)] ?? '';
  const content = file.slice(0, file.size, type);
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), patience);
  });
  const reading = parseBlob(content, { duration: false }).catch(() => null);
  const parsed = await Promise.race([reading, late]);
  if (parsed === null) return { tags: noTags, picture: null, lyrics: '' };
  // An M4A may hold either.
  if (type === 'audio/mp4' && parsed.format.lossless === false) throw new UnusableFile('lossy');
  const picture = choosePicture(parsed.common.picture);
  const isFitting = picture !== null && picture.length <= dropLimits.coverBytes;
  const bytes = isFitting ? [Uint8Array.from(picture)] : null;
  const found = readTagLyrics(parsed.native, parsed.format.sampleRate);
  const { lyrics, lyricsFault } = takeLyrics(found ? writeLyrics(found) : '');
  return {
    tags: toTags(parsed),
    picture: bytes && new File(bytes, ''),
    lyrics: lyricsFault === null ? lyrics : '',
  };
}

/** The best that can be opened; the others are named. */
async function openCover(
  covers: readonly FoundFile[],
  unused: UnusedFile[],
  signal: AbortSignal,
): Promise<File | null> {
  let cover: File | null = null;
  for (const { path, open } of covers) {
    if (cover) {
      unused.push({ path, reason: 'picture' });
      continue;
    }
    try {
      cover = await open(signal);
    } catch (error) {
      signal.throwIfAborted();
      unused.push({ path, reason: error instanceof UnusableFile ? error.reason : 'damaged' });
    }
  }
  return cover;
}
