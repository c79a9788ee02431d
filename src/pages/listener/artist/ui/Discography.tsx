import { useTranslation } from 'react-i18next';
import { AlbumCard } from '@/entities/album';
import type { FullArtist } from '@/shared/contract/artist.ts';
import { formatYear } from '@/shared/lib/format';
import { Grid } from '@/shared/ui/grid';
import { Section } from '@/shared/ui/section';
import { Text } from '@/shared/ui/text';

/** The newest first. */
export function Discography({ albums }: { albums: FullArtist['albums'] }) {
  const { t } = useTranslation('pages.listener.artist');
  return (
    <Section title={t('discography.title')}>
      {albums.length === 0 ? (
        <Text tone="muted">{t('discography.empty')}</Text>
      ) : (
        <Grid isFlush>
          {albums.map((album) => (
            <li key={album.id}>
              <AlbumCard
                album={album}
                subtitle={t('discography.album', {
                  year: formatYear(album.releaseDate),
                  count: album.totalTracks,
                })}
              />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}
