import { parseBuffer } from 'music-metadata';
import type { Lyrics } from '#contract/lyrics.ts';
import type { CodePage, LatinText } from '#contract/music-name.ts';
import { choosePicture, findNative, noTags, type SoundTags, toTags } from '#rules/music-tags.ts';
import { findLatinTexts, repairTags } from './latin-texts.ts';
import { readTagLoudness } from './tag-loudness.ts';
import { readTagLyrics } from '#rules/lyrics/tag-lyrics.ts';

export type MusicTags = SoundTags & {
  lyrics?: Lyrics;
  /** Integrated LUFS. */
  loudness?: number;
};

type ReadTags = {
  tags: MusicTags;
  /** Names that are marked as Latin-1, as they are in the file. */
  latinTexts: LatinText[];
  picture: Buffer | null;
};

/**
 * @param codePage of names that are marked as Latin-1; null takes them as that.
 * @returns no tags where they cannot be read: the sound is still there.
 */
export async function readTags(
  file: Buffer,
  { mimeType, codePage }: { mimeType: string; codePage: CodePage | null },
): Promise<ReadTags> {
  const parsed = await parseBuffer(file, { mimeType, size: file.length }).catch(() => null);
  if (parsed === null) return { tags: noTags, latinTexts: [], picture: null };
  const latinTexts = findLatinTexts(file);
  const { native } = parsed;
  const common = codePage ? repairTags(parsed.common, latinTexts, codePage) : parsed.common;
  const lyrics = readTagLyrics(native, parsed.format.sampleRate);
  const loudness = readTagLoudness((name) => findNative(native, name));
  const picture = choosePicture(parsed.common.picture);
  return {
    tags: {
      ...toTags({ common, native }),
      ...(lyrics && { lyrics }),
      ...(loudness !== undefined && { loudness }),
    },
    latinTexts,
    picture: picture && Buffer.from(picture),
  };
}
