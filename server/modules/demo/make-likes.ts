import type { Catalogue } from '#sample/catalogue-types.ts';
import { demoLikes } from '#sample/demo-likes.ts';
import { seeded } from '#sample/seeded.ts';
import type { DemoPlay } from './make-plays.ts';

const minute = 60_000;

/** The listener whose likes the sample lists one by one. */
const listedListener = 'usr_demo-oyente';

export type DemoLike = { listenerId: string; trackId: string; likedAt: Date };

/**
 * What the listeners like: the demo listener what the sample says, the others 8 to 40 of the tracks
 * they played most, liked a minute after they first counted. Nothing is liked after `now`.
 */
export function makeLikes(
  { listeners }: Catalogue,
  plays: readonly DemoPlay[],
  now: Date,
): DemoLike[] {
  const playsOf = Map.groupBy(plays, ({ listenerId }) => listenerId);
  const likes = listeners.flatMap(({ id }) =>
    id === listedListener ? [] : favouritesOf(id, playsOf.get(id) ?? []),
  );
  const listed = demoLikes.map(({ trackId, likedAt }) => ({
    listenerId: listedListener,
    trackId,
    likedAt: new Date(Math.min(Date.parse(likedAt), now.getTime())),
  }));
  return [...listed, ...likes];
}

function favouritesOf(listenerId: string, plays: readonly DemoPlay[]): DemoLike[] {
  const tracks = [...Map.groupBy(plays, ({ trackId }) => trackId)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const count = 8 + Math.floor(seeded(`${listenerId} likes`) * 33);
  return tracks.slice(0, count).flatMap(([trackId, [first]]) => {
    if (first === undefined) return [];
    return [{ listenerId, trackId, likedAt: new Date(first.playedAt.getTime() + minute) }];
  });
}
