import { defaultPreferences } from '#contract/preferences.ts';
import type { Catalogue } from '#sample/catalogue-types.ts';
import { playlistEntries } from '#sample/playlist-entries.ts';
import { searchWords } from '#sample/search-words.ts';
import { seeded } from '#sample/seeded.ts';
import { positionStep } from '../playlist/positions.ts';
import { normalise } from '../search/normalise.ts';

const noon = 12 * 3_600_000;

/** Rows of the catalogue tables. `counted` gives the counted plays of each track. */
export function catalogueRows(
  { artists, albums, tracks }: Catalogue,
  counted: ReadonlyMap<string, number>,
) {
  const artistWords = new Map(artists.map((artist) => [artist.id, searchWords(artist)]));
  const search = (title: string, artistId: string) => ({
    searchKey: normalise(title),
    searchText: normalise(`${title} ${artistWords.get(artistId) ?? ''}`),
  });
  return {
    artists: artists.map((artist) => ({
      ...artist,
      searchKey: normalise(artist.name),
      searchText: normalise(searchWords(artist)),
    })),
    albums: albums.map((album) => ({ ...album, ...search(album.title, album.artistId) })),
    tracks: tracks.map(({ plays, ...track }) => ({
      ...track,
      ...search(track.title, track.artistId),
      // What the world played before this server began to count, and what it counted since.
      playCount: plays + (counted.get(track.id) ?? 0),
    })),
    names: [...artistWords.values(), ...[...albums, ...tracks].map(({ title }) => title)],
  };
}

/** Rows of the listeners; `passwordHashes` by email, others cannot sign in. */
export function listenerRows(
  { listeners }: Catalogue,
  passwordHashes: ReadonlyMap<string, string>,
) {
  return listeners.map(({ followingIds: _followingIds, privacy, ...listener }) => ({
    ...listener,
    preferences: { ...defaultPreferences, privacy },
    passwordHash: passwordHashes.get(listener.email) ?? null,
    isDemo: true,
    profileImage: `/api/images/user/${listener.id}`,
    createdAt: new Date(Date.parse(listener.joinDate) + noon),
  }));
}

/** Who follows whom, since some moment between the younger of the two accounts and `now`. */
export function followRows({ listeners }: Catalogue, now: Date) {
  const joined = new Map(listeners.map(({ id, joinDate }) => [id, Date.parse(joinDate) + noon]));
  return listeners.flatMap(({ id, followingIds }) =>
    followingIds.flatMap((followedId) => {
      const other = joined.get(followedId);
      if (other === undefined) return [];
      const since = Math.min(Math.max(other, joined.get(id) ?? 0), now.getTime());
      const share = seeded(`${id} followed ${followedId}`);
      const followedAt = new Date(since + Math.floor(share * (now.getTime() - since)));
      return [{ followerId: id, followedId, followedAt }];
    }),
  );
}

/** Rows of the playlists and their entries; the featured keep the order of the catalogue. */
export function playlistRows({ playlists }: Catalogue, now: Date) {
  const featured = playlists.filter(({ isFeatured }) => isFeatured);
  const notAfter = (moment: number) => new Date(Math.min(moment, now.getTime()));
  return {
    playlists: playlists.map((playlist, index) => ({
      id: playlist.id,
      name: playlist.name,
      description: playlist.description,
      ownerId: playlist.ownerId,
      isPublic: playlist.isPublic,
      featuredPosition: playlist.isFeatured ? featured.indexOf(playlist) + 1 : null,
      followerCount: playlist.followerCount,
      createdAt: notAfter(Date.parse(playlist.createdOn) + index * 1000),
      searchKey: normalise(playlist.name),
    })),
    entries: playlists.flatMap((playlist) =>
      playlistEntries(playlist).map(({ entryId, trackId, addedAt }, index) => ({
        id: entryId,
        playlistId: playlist.id,
        trackId,
        position: (index + 1) * positionStep,
        addedAt: notAfter(Date.parse(addedAt)),
      })),
    ),
  };
}
