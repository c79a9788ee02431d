import type { Viewer } from '../../../platform/access.ts';
import type { Foundation } from '../../../platform/app.ts';
import { imagePath } from '../../../media/image-path.ts';
import { playlistCover } from '../playlist/index.ts';
import { describeTracks } from '../../catalogue/track/index.ts';
import type { Hits } from './search.repository.ts';

export async function describeHits(hits: Hits, viewer: Viewer | null, dependencies: Foundation) {
  return {
    tracks: await describeTracks(hits.tracks, viewer, dependencies, { kind: 'search' }),
    artists: hits.artists.map((artist) => ({ ...artist, image: imagePath('artist', artist.id) })),
    albums: hits.albums.map(({ id, title, artistId, artistName }) => ({
      id,
      title,
      artist: { id: artistId, name: artistName },
      coverImage: imagePath('album', id),
    })),
    playlists: hits.playlists.map(({ foreign, ...playlist }) => ({
      ...playlist,
      coverImage: playlistCover(playlist.id, foreign),
    })),
    people: hits.people,
  };
}
