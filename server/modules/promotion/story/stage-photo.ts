import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pictureStarts } from '#contract/picture.ts';
import { storyLimits } from '#contract/story-limits.ts';
import { probeFile } from '../../../media/probe/probe-file.ts';
import type { Assets, Sender } from '../../../platform/assets/assets.ts';
import { sentences } from '../../../platform/sentences.ts';
import { pictureFaultSentence } from '../../../media/picture-fault-sentence.ts';
import { refusedFile } from './refused-file.ts';
import type { StagedFile } from './staged-file.ts';

const starts = [pictureStarts['image/jpeg'], pictureStarts['image/png']];

/**
 * Re-encoding removes place and date.
 *
 * @throws {Problem} `invalid` if it is no JPG or PNG.
 */
export async function stagePhoto(
  assets: Assets,
  sender: Sender,
  sent: Readable,
): Promise<StagedFile> {
  const bytes = await buffer(sent);
  const isAccepted = starts.some((start) => start.every((byte, at) => byte === bytes[at]));
  if (!isAccepted) throw refusedFile(sentences.stories.photo.type);
  const content = await probeFile(sender.owner, 'picture', bytes, { within: storyLimits.photo });
  if (typeof content === 'string') throw refusedFile(pictureFaultSentence(content));
  return { file: await assets.stage(content, { ...sender, type: 'image/webp' }), seconds: null };
}
