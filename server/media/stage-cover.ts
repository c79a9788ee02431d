import { uploadLimits } from '#contract/release-limits.ts';
import type { Assets } from '../platform/assets/assets.ts';
import { problem } from '../platform/problems.ts';
import type { Sentence } from '../platform/sentences.ts';
import { stagePicture, tooLargePicture } from './stage-picture.ts';

export const coverPurpose = 'release-cover';

/** Pixels. */
const side = 1200;
const { coverSide: least, coverBytes } = uploadLimits;

/**
 * @throws {Problem} `invalid` if it is no JPEG, PNG or WebP, is damaged, too small or too large.
 */
export const stageCover = (
  assets: Assets,
  owner: string,
  sent: Buffer,
  purpose: string = coverPurpose,
): Promise<string> => stagePicture(assets, sent, { owner, purpose, side, least, refused });

export const tooLargeCover = () => tooLargePicture(coverBytes, refused);

const refused = (error: Sentence, status = 400) =>
  problem('invalid', { error, fields: { cover: error }, status });
