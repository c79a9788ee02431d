import { stagedPicture } from '#contract/concert-choices.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { sentences, type Sentence } from '../../platform/sentences.ts';

/** What pictures are staged for until a concert names them. */
export const picturePurpose = 'concert-picture';

/** The use of an asset as the picture of a concert. */
export const pictureUse = (concertId: string): string => `concert-picture/${concertId}`;

const pathOf = (concertId: string) => `/api/concerts/${concertId}/picture`;

type Kept = { pictureAddress: string | null; picture: string | null };

/** Where browsers find the picture of a concert; empty where it has none. The address names the version. */
export const pictureOf = ({ id, pictureAddress, picture }: Kept & { id: string }): string =>
  picture === null ? (pictureAddress ?? '') : `${pathOf(id)}?v=${picture.slice(0, 8)}`;

type Saving = {
  assets: Pick<Assets, 'claim' | 'release'>;
  concertId: string;
  /** Who sent what is staged. */
  owner: string;
  /** As the body has it. */
  venueImage: string;
  /** As the concert has it. */
  before: Kept;
};

/**
 * Makes the picture that a body names that of the concert. Only staff may name a picture somewhere else
 * (docs/decisions/foreign-covers.md).
 *
 * @throws {Problem} `invalid` for an address, and for a picture that its sender has not sent or that waited for more than a
 *   day.
 */
export async function savePicture(tx: Db, saving: Saving): Promise<Kept> {
  const { assets, concertId, owner, venueImage, before } = saving;
  const by = pictureUse(concertId);
  if (before.picture !== null && venueImage.startsWith(pathOf(concertId))) return before;
  if (venueImage.startsWith(stagedPicture)) {
    const hash = venueImage.slice(stagedPicture.length);
    if (await assets.claim(tx, hash, { owner, purpose: picturePurpose, by })) {
      return { picture: hash, pictureAddress: null };
    }
    throw refused(sentences.concerts.pictureGone);
  }
  // One that was named before artists had to upload stays as long as nobody changes it.
  if (venueImage !== '' && venueImage === before.pictureAddress) return before;
  if (venueImage !== '') throw refused(sentences.concerts.pictureElsewhere);
  if (before.picture !== null) await assets.release(tx, by);
  return { picture: null, pictureAddress: null };
}

const refused = (error: Sentence) =>
  problem('invalid', { error, fields: { venueImage: error }, status: 422 });
