import { createRandom } from '../../../platform/seeds/random.ts';

type Followed = { id: string; followers: number };
type Following = { id: string; createdAt: Date };

/** Coprime to the number of accounts, so that a walk meets each once. */
const stride = 1_709;

export function makeFollowers(
  artists: readonly Followed[],
  accounts: readonly Following[],
  { now, fans }: { now: Date; fans: { artistId: string; accounts: readonly Following[] } },
) {
  return artists.flatMap(({ id: artistId, followers }) => {
    const random = createRandom(`${artistId} followers`);
    const begin = Math.floor(random() * accounts.length);
    const walked = accounts.flatMap(
      (_, step) => accounts[(begin + step * stride) % accounts.length] ?? [],
    );
    const first = artistId === fans.artistId ? fans.accounts : [];
    const who = [...new Set([...first, ...walked])].slice(0, followers);
    return who.map(({ id: userId, createdAt }, index) => {
      const [from, until] = [createdAt.getTime(), now.getTime()];
      const since = new Date(from + Math.floor((until - from) * random() ** 2));
      return { id: `flw_demo-${artistId}-${index}`, userId, artistId, since };
    });
  });
}
