import { probeFile } from './probe/probe-file.ts';
import type { Assets } from '../platform/assets/assets.ts';
import { type Problem, problem } from '../platform/problems.ts';
import { fill, sentences, type Sentence } from '../platform/sentences.ts';
import { pictureFaultSentence } from './picture-fault-sentence.ts';

type Refused = (error: Sentence, status?: number) => Problem;

type Staging = {
  owner: string;
  purpose: string;
  /** Pixels. */
  side: number;
  /** Pixels of the upload's shorter side, at least. */
  least?: number;
  refused?: Refused;
};

const refusedPicture: Refused = (error, status = 400) => problem('invalid', { error, status });

/**
 * @throws {Problem} `invalid` if it is no JPEG, PNG or WebP, is damaged, too small or has too
 * many pixels.
 */
export async function stagePicture(
  assets: Assets,
  sent: Buffer,
  { owner, purpose, side, least = 0, refused = refusedPicture }: Staging,
): Promise<string> {
  const content = await probeFile(owner, 'picture', sent, { side, least });
  if (typeof content === 'string') throw refused(pictureFaultSentence(content, least));
  return assets.stage(content, { owner, purpose, type: 'image/webp' });
}

/** @param most bytes. */
export const tooLargePicture = (most: number, refused: Refused = refusedPicture): Problem =>
  refused(fill(sentences.picture.tooLarge, { megabytes: most / 1024 / 1024 }), 413);
