import { seeded } from '#sample/seeded.ts';

const minute = 60_000;

/** How often a listener played a track, and when first. */
export type PlaySum = { listenerId: string; trackId: string; plays: number; firstAt: Date };

/** What listeners like: 8 to 40 of the tracks they played most, a minute after they first counted. */
export function favouritesOf(sums: readonly PlaySum[]) {
  return [...Map.groupBy(sums, ({ listenerId }) => listenerId)].flatMap(([listenerId, played]) => {
    const count = 8 + Math.floor(seeded(`${listenerId} likes`) * 33);
    const most = played.toSorted(
      (one, other) => other.plays - one.plays || one.firstAt.getTime() - other.firstAt.getTime(),
    );
    return most.slice(0, count).map(({ trackId, firstAt }) => ({
      listenerId,
      trackId,
      likedAt: new Date(firstAt.getTime() + minute),
    }));
  });
}
