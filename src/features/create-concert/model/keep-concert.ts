import type { CreatedPlace, Kept } from '@/entities/outbox';
import type { ConcertForm } from '@/shared/contract/concert.ts';
import { hasRoomFor, keepFile } from '@/shared/files';
import { newId } from '@/shared/lib/id';
import { type NewConcert, newConcerts } from './concerts';

type Keeping = {
  place: CreatedPlace;
  filled: ConcertForm;
  /** A picture that was chosen now, or the one that waits already. */
  picture: Blob | 'kept' | null;
  /** The concert that is changed, where it is not a new one. */
  former: NewConcert | null;
};

/** Puts a concert in front of those of an artist, with its picture, on this device alone until it is delivered. */
export async function keepConcert({ place, filled, picture, former }: Keeping): Promise<Kept> {
  const { owner } = place;
  let fileKey = picture === 'kept' ? (former?.fileKey ?? null) : null;
  if (picture instanceof Blob) {
    if (!(await hasRoomFor(picture.size))) return 'full';
    fileKey = `concert-${newId()}`;
    await keepFile({ key: fileKey, owner, file: picture });
  }
  if (former) return newConcerts.edit(owner, { ...filled, fileKey, id: former.id });
  const isKept = newConcerts.create(place, (id) => ({ ...filled, fileKey, id }));
  return isKept ? 'kept' : 'failed';
}
