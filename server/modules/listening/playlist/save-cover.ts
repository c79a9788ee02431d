import { stagedCover } from '#contract/editorial-limits.ts';
import { isForeignAddress } from '#rules/web-address.ts';
import { pictureUse } from '../../../media/media-uses.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { imagePath } from '../../../media/image-path.ts';

export const editorialCoverPurpose = 'editorial-cover';

type Cover = {
  coverImage: string;
  playlistId: string;
  owner: string;
  coverAddress: string | null;
};

/**
 * @returns a foreign picture's address, or null.
 * @throws {Problem} `invalid` for another playlist's path, and a picture that its editor did not
 * stage within a day.
 */
export async function saveCover(
  tx: Db,
  { assets }: Pick<Dependencies, 'assets'>,
  { coverImage, playlistId, owner, coverAddress }: Cover,
): Promise<string | null> {
  const by = pictureUse('playlist', playlistId);
  if (coverImage === imagePath('playlist', playlistId)) return coverAddress;
  if (coverImage === '' || isForeignAddress(coverImage)) {
    await assets.release(tx, by);
    return coverImage === '' ? null : coverImage;
  }
  const hash = coverImage.startsWith(stagedCover) ? coverImage.slice(stagedCover.length) : '';
  const purpose = editorialCoverPurpose;
  const isClaimed = hash !== '' && (await assets.claim(tx, hash, { owner, purpose, by }));
  if (!isClaimed) {
    throw problem('invalid', { fields: { coverImage: sentences.editorial.coverGone } });
  }
  return null;
}
