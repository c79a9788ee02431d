import { uploadLimits } from '#contract/release-limits.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import { problem } from '../../platform/problems.ts';
import type { Sentence } from '../../platform/sentences.ts';
import { stagePicture, tooLargePicture } from '../image/stage-picture.ts';
import { coverPurpose } from './upload-purposes.ts';

/** Side of a kept cover in pixels: the widest form in which pictures are sent. */
const side = 1200;
const { coverSide: least, coverBytes } = uploadLimits;

/**
 * Keeps a cover aside until what its sender saves names it, and answers its hash.
 *
 * @throws {Problem} `invalid` for what is no JPEG, PNG or WebP, is damaged, too small or too large.
 */
export const stageCover = (
  assets: Assets,
  owner: string,
  sent: Buffer,
  purpose: string = coverPurpose,
): Promise<string> => stagePicture(assets, sent, { owner, purpose, side, least, refused });

/** The failure of a cover that is larger than any may be. */
export const tooLargeCover = () => tooLargePicture(coverBytes, refused);

const refused = (error: Sentence, status = 400) =>
  problem('invalid', { error, fields: { cover: error }, status });
