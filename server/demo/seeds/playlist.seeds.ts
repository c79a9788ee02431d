import { insertAll } from '../../platform/database/insert-all.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { normalise } from '../../platform/search-text/normalise.ts';
import { refreshTotals } from '../../modules/listening/playlist/playlist-track.repository.ts';
import { playlistTrackTable } from '../../modules/listening/playlist/playlist-track.table.ts';
import { playlistTable } from '../../modules/listening/playlist/playlist.table.ts';
import { positionStep } from '../../modules/listening/playlist/positions.ts';

export const playlistSeeds: readonly Seed[] = [
  {
    name: '0006_playlists',
    async add(tx, now) {
      const { catalogue } = await import('#sample/catalogue.ts');
      const { playlistEntries } = await import('#sample/playlist-entries.ts');
      const { playlists } = catalogue;
      const featured = playlists.filter(({ isFeatured }) => isFeatured);
      const notAfter = (moment: number) => new Date(Math.min(moment, now.getTime()));
      const rows = playlists.map((playlist, index) => ({
        id: playlist.id,
        name: playlist.name,
        description: playlist.description,
        ownerId: playlist.ownerId,
        isPublic: playlist.isPublic,
        featuredPosition: playlist.isFeatured ? featured.indexOf(playlist) + 1 : null,
        followerCount: playlist.followerCount,
        createdAt: notAfter(Date.parse(playlist.createdOn) + index * 1000),
        searchKey: normalise(playlist.name),
      }));
      const entries = playlists.flatMap((playlist) =>
        playlistEntries(playlist).map(({ entryId, trackId, addedAt }, index) => ({
          id: entryId,
          playlistId: playlist.id,
          trackId,
          position: (index + 1) * positionStep,
          addedAt: notAfter(Date.parse(addedAt)),
        })),
      );
      await insertAll(tx, playlistTable, rows);
      await insertAll(tx, playlistTrackTable, entries);
      await refreshTotals(
        tx,
        rows.map(({ id }) => id),
      );
    },
  },
];
