import { createHash } from 'node:crypto';
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
  picture: Uint8Array | null;
} & Omit<ScannedSound, 'sound'>;

/** @throws {RefusedFile} for a file that is not taken. */
export async function readMusic(path: Buffer): Promise<ReadMusic> {
  const file = await readWhole(path);
  const { sound, ...scanned } = await scanSound(file);
  const hash = createHash('sha256');
  for (const part of sound) hash.update(part);
  const { tags, picture } = await readTags(file, tagTypes[scanned.format]);
  return { ...scanned, hash: hash.digest('base64url'), tags, picture };
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
