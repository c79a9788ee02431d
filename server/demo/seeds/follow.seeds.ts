import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { insertAll } from '../../platform/database/insert-all.ts';
import { followTable } from '../../modules/people/user/follow.table.ts';

const noon = 12 * 3_600_000;

export const followSeeds: readonly Seed[] = [
  {
    name: '0002_follows',
    async add(tx, now) {
      const { catalogue } = await import('#sample/catalogue.ts');
      const { seeded } = await import('#sample/seeded.ts');
      const joined = new Map(
        catalogue.listeners.map(({ id, joinDate }) => [id, Date.parse(joinDate) + noon]),
      );
      const follows = catalogue.listeners.flatMap(({ id, followingIds }) =>
        followingIds.flatMap((followedId) => {
          const other = joined.get(followedId);
          if (other === undefined) return [];
          const since = Math.min(Math.max(other, joined.get(id) ?? 0), now.getTime());
          const share = seeded(`${id} followed ${followedId}`);
          const followedAt = new Date(since + Math.floor(share * (now.getTime() - since)));
          return [{ followerId: id, followedId, followedAt }];
        }),
      );
      await insertAll(tx, followTable, follows);
    },
  },
];
