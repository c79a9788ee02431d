import type { EditorialPlaylist } from '#contract/editorial-playlist.ts';
import { imagePath } from '../../../media/image-path.ts';
import type { EditorialRow } from './editorial-playlist.repository.ts';

export function describeEditorial({
  changedAt,
  createdAt,
  coverAddress,
  cover,
  number: _number,
  ...playlist
}: EditorialRow): EditorialPlaylist {
  const picture = imagePath('playlist', playlist.id);
  return {
    ...playlist,
    coverImage: coverAddress ?? (cover === null ? '' : picture),
    picture,
    lastUpdated: (changedAt ?? createdAt).toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
