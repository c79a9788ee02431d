import { seeded } from '#sample/seeded.ts';

const minute = 60_000;

export type PlaySum = { listenerId: string; trackId: string; plays: number; firstAt: Date };

/** Takes 8 to 40 of the most played tracks, liked a minute after the first counted play. */
export function getFavourites(sums: readonly PlaySum[]) {
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
