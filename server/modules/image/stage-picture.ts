import { probeFile } from '../../media/probe/probe-file.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import { fill, sentences, type Sentence } from '../../platform/sentences.ts';
import { pictureFaultSentence } from './picture-fault-sentence.ts';

/** Makes the failure of a picture out of a sentence for people. */
type Refused = (error: Sentence, status?: number) => Problem;

type Staging = {
  owner: string;
  purpose: string;
  /** Of the kept square, in pixels. */
  side: number;
  /** The least that the shorter side of what was sent may have, in pixels. */
  least?: number;
  refused?: Refused;
};

const refusedPicture: Refused = (error, status = 400) => problem('invalid', { error, status });

/**
 * Keeps a picture aside until what its sender saves names it, and answers its hash.
 *
 * @throws {Problem} `invalid` for what is no JPEG, PNG or WebP, is damaged, too small or has too many pixels.
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

/** The failure of a picture of more than so many bytes. */
export const tooLargePicture = (most: number, refused: Refused = refusedPicture): Problem =>
  refused(fill(sentences.picture.tooLarge, { megabytes: most / 1024 / 1024 }), 413);
