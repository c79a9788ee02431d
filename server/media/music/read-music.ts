import { createHash } from 'node:crypto';
import type { CodePage, LatinText } from '#contract/music-name.ts';
import { mediaTypes } from './house-file.ts';
import { openPlain } from './music-path.ts';
import { type MusicTags, readTags } from './music-tags.ts';
import { RefusedFile, type ScannedSound } from './scanned-sound.ts';
import { scanSound } from './scan-sound.ts';

/** Bytes of a file; it is read as a whole. */
const fileMost = 512 * 1024 * 1024;

/** Of the file, by which its tags are read. */
const tagTypes = { ...mediaTypes, aiff: 'audio/aiff', alac: 'audio/mp4' };

export type ReadMusic = {
  /** SHA-256 in base64url, of the sound without tags. */
  hash: string;
  tags: MusicTags;
  /** Names that are marked as Latin-1, as they are in the file. */
  latinTexts: LatinText[];
  picture: Uint8Array | null;
} & Omit<ScannedSound, 'sound'>;

/**
 * @param codePage of names that are marked as Latin-1.
 * @throws {RefusedFile} for a file that is not taken.
 */
export async function readMusic(
  path: Buffer,
  codePage: CodePage | null = null,
): Promise<ReadMusic> {
  const file = await readWhole(path);
  const { sound, ...scanned } = await scanSound(file);
  const hash = createHash('sha256');
  for (const part of sound) hash.update(part);
  const read = await readTags(file, { mimeType: tagTypes[scanned.format], codePage });
  return { ...scanned, hash: hash.digest('base64url'), ...read };
}

async function readWhole(path: Buffer): Promise<Buffer> {
  const handle = await openPlain(path).catch((error: unknown) => {
    throw new RefusedFile(isOf(error, 'ELOOP') ? 'noFile' : 'unreadable');
  });
  try {
    const about = await handle.stat();
    if (!about.isFile()) throw new RefusedFile('noFile');
    if (about.size > fileMost) throw new RefusedFile('tooLarge');
    return await handle.readFile().catch(() => {
      throw new RefusedFile('unreadable');
    });
  } finally {
    await handle.close();
  }
}

const isOf = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
