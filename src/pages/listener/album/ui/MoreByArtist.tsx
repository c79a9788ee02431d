import { useTranslation } from 'react-i18next';
import { AlbumCard } from '@/entities/album';
import { useArtistQuery } from '@/entities/artist';
import type { FullAlbum } from '@/shared/contract/album.ts';
import { formatYear } from '@/shared/lib/format';
import { Grid } from '@/shared/ui/grid';
import { Section } from '@/shared/ui/section';

/** Renders nothing while loading or without albums. */
export function MoreByArtist({ album }: { album: Pick<FullAlbum, 'id' | 'artist'> }) {
  const { t } = useTranslation('pages.listener.album');
  const { data: artist } = useArtistQuery(album.artist.id);
  const others = artist?.albums.filter(({ id }) => id !== album.id) ?? [];
  if (others.length === 0) return null;
  return (
    <Section title={t('more', { name: album.artist.name })}>
      <Grid isFlush>
        {others.map((other) => (
          <li key={other.id}>
            <AlbumCard album={other} subtitle={formatYear(other.releaseDate)} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
