import { concertLimits } from '#contract/concert-choices.ts';
import type { DeliveredConcert } from '#contract/concert.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import type { Delivery } from '../../platform/repeats/take-delivery.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { checkConcert } from './check-concert.ts';
import { savePicture } from './concert-picture.ts';
import { countConcerts, insertConcert, updateConcert } from './concert.repository.ts';

const { perArtist } = concertLimits;

type Taking = Delivery & {
  artistId: string;
  sentBy: string;
  assets: Pick<Assets, 'claim' | 'release'>;
  delivered: DeliveredConcert;
};

/**
 * Stores a concert from a device, with no tickets sold.
 *
 * @throws {Problem} as `checkConcert` and `savePicture`, `invalid` for one too many, `duplicate`
 * for a taken id.
 */
export async function takeConcert(taking: Taking): Promise<void> {
  const { tx, at, now, artistId, sentBy, assets, delivered } = taking;
  const { id, at: _, ...form } = delivered;
  const columns = checkConcert(form, { now });
  if ((await countConcerts(tx, artistId)) >= perArtist) {
    throw problem('invalid', {
      error: fill(sentences.concerts.tooMany, { count: perArtist }),
      status: 422,
    });
  }
  const concert = { ...columns, id, artistId, sentBy, createdAt: at, updatedAt: now };
  if (!(await insertConcert(tx, concert))) throw problem('duplicate');
  const before = { picture: null, pictureAddress: null };
  const { venueImage } = form;
  if (venueImage === '') return;
  const saved = await savePicture(tx, { assets, concertId: id, owner: sentBy, venueImage, before });
  await updateConcert(tx, id, saved);
}
