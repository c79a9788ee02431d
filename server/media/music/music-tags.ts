import { parseBuffer } from 'music-metadata';
import type { Lyrics } from '#contract/lyrics.ts';
import { choosePicture, noTags, type SoundTags, toTags } from '#rules/music-tags.ts';
import { readTagLyrics } from './tag-lyrics.ts';

export type MusicTags = SoundTags & { lyrics?: Lyrics };

/** @returns no tags where they cannot be read: the sound is still there. */
export async function readTags(
  file: Buffer,
  mimeType: string,
): Promise<{ tags: MusicTags; picture: Buffer | null }> {
  const parsed = await parseBuffer(file, { mimeType, size: file.length }).catch(() => null);
  if (parsed === null) return { tags: noTags, picture: null };
  const lyrics = readTagLyrics(parsed.native, parsed.format.sampleRate);
  const picture = choosePicture(parsed.common.picture);
  return {
    tags: { ...toTags(parsed), ...(lyrics && { lyrics }) },
    picture: picture && Buffer.from(picture),
  };
}
