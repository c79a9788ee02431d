import { parseBuffer } from 'music-metadata';
import type { Lyrics } from '#contract/lyrics.ts';
import { choosePicture, findNative, noTags, type SoundTags, toTags } from '#rules/music-tags.ts';
import { readTagLoudness } from './tag-loudness.ts';
import { readTagLyrics } from '#rules/lyrics/tag-lyrics.ts';

export type MusicTags = SoundTags & {
  lyrics?: Lyrics;
  /** Integrated LUFS. */
  loudness?: number;
};

/** @returns no tags where they cannot be read: the sound is still there. */
export async function readTags(
  file: Buffer,
  mimeType: string,
): Promise<{ tags: MusicTags; picture: Buffer | null }> {
  const parsed = await parseBuffer(file, { mimeType, size: file.length }).catch(() => null);
  if (parsed === null) return { tags: noTags, picture: null };
  const lyrics = readTagLyrics(parsed.native, parsed.format.sampleRate);
  const loudness = readTagLoudness((name) => findNative(parsed.native, name));
  const picture = choosePicture(parsed.common.picture);
  return {
    tags: {
      ...toTags(parsed),
      ...(lyrics && { lyrics }),
      ...(loudness !== undefined && { loudness }),
    },
    picture: picture && Buffer.from(picture),
  };
}
