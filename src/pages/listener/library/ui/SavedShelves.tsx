import { useTranslation } from 'react-i18next';
import { AlbumCard } from '@/entities/album';
import { ArtistCard } from '@/entities/artist';
import { useFollowedArtists } from '@/features/follow-artist';
import { useLikedAlbums } from '@/features/like-album';
import { matchesText } from '@/shared/lib/text-filter';
import { Grid } from '@/shared/ui/grid';
import { Section } from '@/shared/ui/section';

/** Liked albums and followed artists, stored on this device. */
export function SavedShelves({ filter }: { filter: string }) {
  const { t } = useTranslation('pages.listener.library');
  const albums = useLikedAlbums().filter(({ title, artist }) =>
    matchesText(filter, [title, artist.name]),
  );
  const artists = useFollowedArtists().filter(({ name }) => matchesText(filter, [name]));
  return (
    <>
      {albums.length > 0 && (
        <Section title={t('albums')}>
          <Grid isFlush>
            {albums.map((album) => (
              <li key={album.id}>
                <AlbumCard album={album} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
      {artists.length > 0 && (
        <Section title={t('artists')}>
          <Grid isFlush>
            {artists.map((artist) => (
              <li key={artist.id}>
                <ArtistCard artist={artist} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}
