import { stagedCover } from '#contract/editorial-limits.ts';
import { isForeignAddress } from '#contract/web-address.ts';
import { pictureUse } from '../../media/media-uses.ts';
import type { Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { imagePath } from '../image/image-path.ts';

/** What covers of the house are staged for until a playlist names them. */
export const editorialCoverPurpose = 'editorial-cover';

type Cover = {
  /** As the body has it. */
  coverImage: string;
  playlistId: string;
  /** Who sent what is staged. */
  owner: string;
  /** As the playlist has it; null where there is none. */
  coverAddress: string | null;
};

/**
 * Makes the cover that a body names that of the playlist.
 *
 * @returns the address of a picture somewhere else, or null.
 * @throws {Problem} `invalid` for a path of another playlist, and for a picture that its editor has not sent or that
 *   waited for more than a day.
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
