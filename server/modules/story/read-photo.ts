import { pictureStarts } from '#contract/picture.ts';
import { storyLimits } from '#contract/story-limits.ts';
import { sentences } from '../../platform/sentences.ts';
import { pictureFaultSentence } from '../image/picture-fault-sentence.ts';
import { encodePicture } from '../image/user-picture.ts';
import type { ReadFile } from './read-file.ts';
import { refusedFile } from './refused-file.ts';

/** A photograph encoded anew, whole and without place or date. @throws {Problem} `invalid` for what is no JPG or PNG. */
export async function readPhoto(sent: Buffer): Promise<ReadFile> {
  const starts = [pictureStarts['image/jpeg'], pictureStarts['image/png']];
  const isTaken = starts.some((start) => start.every((byte, at) => byte === sent[at]));
  if (!isTaken) throw refusedFile(sentences.stories.photo.type);
  const content = await encodePicture(sent, { within: storyLimits.photo });
  if (typeof content === 'string') throw refusedFile(pictureFaultSentence(content));
  return { content, type: 'image/webp', seconds: null };
}
