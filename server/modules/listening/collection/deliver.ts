import type { DeliveredAlbumLike, DeliveredFollow } from '#contract/collection.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { albumLikes, findStandingAlbum } from '../../catalogue/album/index.ts';
import { countFollower, follows } from '../../catalogue/artist/index.ts';
import { askForSums } from '../figure-event/index.ts';
import { changePeriod } from '../../people/user/index.ts';

type Delivery<Delivered> = { userId: string; now: Date; delivered: Delivered };

/** @throws {Problem} `not-found` for an unknown artist. */
export async function takeFollow(
  tx: Db,
  { userId, now, delivered }: Delivery<DeliveredFollow>,
): Promise<void> {
  const { artistId: thingId, isFollowing: isHeld } = delivered;
  const at = new Date(delivered.at);
  const { isThing, changed } = await changePeriod(tx, follows, {
    userId,
    thingId,
    isHeld,
    at,
    now,
  });
  if (!isThing) throw problem('not-found');
  if (!changed) return;
  await countFollower(tx, thingId, isHeld ? 1 : -1);
  await askForSums(tx, [thingId]);
}

/** @throws {Problem} `not-found` for an unknown album. */
export async function takeAlbumLike(
  tx: Db,
  { userId, now, delivered }: Delivery<DeliveredAlbumLike>,
): Promise<void> {
  const { albumId, isLiked: isHeld } = delivered;
  const at = new Date(delivered.at);
  const change = (thingId: string) =>
    changePeriod(tx, albumLikes, { userId, thingId, isHeld, at, now });
  if ((await change(albumId)).isThing) return;
  const standing = await findStandingAlbum(tx, albumId);
  if (standing === null || !(await change(standing)).isThing) throw problem('not-found');
}
