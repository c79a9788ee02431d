import { newId } from '../../platform/ids.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { artistTable } from '../../modules/catalogue/artist/artist.table.ts';
import { countFollower } from '../../modules/catalogue/artist/index.ts';
import { followedArtistTable } from '../../modules/catalogue/artist/followed-artist.table.ts';

export const storySeeds: readonly Seed[] = [
  {
    /** Leaves out the artist account's artist, so that demo users can follow it. */
    name: '0024_story-follows',
    async add(tx, now) {
      const { demoStories } = await import('#sample/promotion/demo-stories.ts');
      const { demoAccounts } = await import('#sample/demo-accounts.ts');
      const listener = demoAccounts.find(({ role }) => role === 'user');
      const own = demoAccounts.find(({ artistId }) => artistId !== undefined);
      if (listener === undefined) return;
      const wanted = new Set(demoStories.map(({ artistId }) => artistId));
      wanted.delete(own?.artistId ?? '');
      const artists = await tx
        .select({ id: artistTable.id })
        .from(artistTable)
        .where(anyOf(artistTable.id, [...wanted]));
      for (const { id: artistId } of artists) {
        await tx
          .insert(followedArtistTable)
          .values({ id: newId(now.getTime()), userId: listener.listenerId, artistId, since: now });
        await countFollower(tx, artistId, 1);
      }
    },
  },
];
