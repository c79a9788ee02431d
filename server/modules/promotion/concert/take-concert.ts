import { concertLimits } from '#contract/concert-choices.ts';
import type { DeliveredConcert } from '#contract/concert.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import type { Taking } from '../../catalogue/ownership/index.ts';
import { checkConcert } from './check-concert.ts';
import { savePicture } from './concert-picture.ts';
import { concerts } from './concert.repository.ts';

const { perArtist } = concertLimits;

type Sent = Taking<DeliveredConcert> & { assets: Pick<Assets, 'claim' | 'release'> };

/**
 * Stores a concert from a device, with no tickets sold.
 *
 * @throws {Problem} as `checkConcert` and `savePicture`, `invalid` for one too many, `duplicate`
 * for a taken id.
 */
export async function takeConcert(taking: Sent): Promise<void> {
  const { tx, at, now, artistId, sentBy, assets, delivered } = taking;
  const { id, at: _, ...form } = delivered;
  const columns = checkConcert(form, { now });
  if ((await concerts.count(tx, artistId)) >= perArtist) {
    throw problem('invalid', {
      error: fill(sentences.concerts.tooMany, { count: perArtist }),
      status: 422,
    });
  }
  const concert = { ...columns, id, artistId, sentBy, createdAt: at, updatedAt: now };
  if (!(await concerts.insert(tx, concert))) throw problem('duplicate');
  const before = { picture: null, pictureAddress: null };
  const { venueImage } = form;
  if (venueImage === '') return;
  const saved = await savePicture(tx, { assets, concertId: id, owner: sentBy, venueImage, before });
  await concerts.update(tx, id, saved);
}
