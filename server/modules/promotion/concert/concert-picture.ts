import { stagedFile } from '#contract/staged-file.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refused } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';

export const picturePurpose = 'concert-picture';

export const pictureUse = (concertId: string): string => `concert-picture/${concertId}`;

const getPath = (concertId: string) => `/api/concerts/${concertId}/picture`;

type StoredPicture = { pictureAddress: string | null; picture: string | null };

/** The address includes the version; it is empty without a picture. */
export const getPicture = ({
  id,
  pictureAddress,
  picture,
}: StoredPicture & { id: string }): string =>
  picture === null ? (pictureAddress ?? '') : `${getPath(id)}?v=${picture.slice(0, 8)}`;

type Saving = {
  assets: Pick<Assets, 'claim' | 'release'>;
  concertId: string;
  owner: string;
  venueImage: string;
  before: StoredPicture;
};

/**
 * Only staff may link a foreign address (docs/decisions/media.md).
 *
 * @throws {Problem} `invalid` for a foreign address, and a picture that its sender did not stage
 * within a day.
 */
export async function savePicture(tx: Db, saving: Saving): Promise<StoredPicture> {
  const { assets, concertId, owner, venueImage, before } = saving;
  const by = pictureUse(concertId);
  if (before.picture !== null && venueImage.startsWith(getPath(concertId))) return before;
  if (venueImage.startsWith(stagedFile)) {
    const hash = venueImage.slice(stagedFile.length);
    if (await assets.claim(tx, hash, { owner, purpose: picturePurpose, by })) {
      return { picture: hash, pictureAddress: null };
    }
    throw refused('venueImage', sentences.concerts.pictureGone);
  }
  // An address from before uploads were required stays.
  if (venueImage !== '' && venueImage === before.pictureAddress) return before;
  if (venueImage !== '') throw refused('venueImage', sentences.concerts.pictureElsewhere);
  if (before.picture !== null) await assets.release(tx, by);
  return { picture: null, pictureAddress: null };
}
