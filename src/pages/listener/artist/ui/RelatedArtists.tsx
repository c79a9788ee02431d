import { useTranslation } from 'react-i18next';
import { ArtistCard } from '@/entities/artist';
import type { FullArtist } from '@/shared/contract/artist.ts';
import { Grid } from '@/shared/ui/grid';
import { Section } from '@/shared/ui/section';

export function RelatedArtists({ artists }: { artists: FullArtist['relatedArtists'] }) {
  const { t } = useTranslation('pages.listener.artist');
  if (artists.length === 0) return null;
  return (
    <Section title={t('related.title')}>
      <Grid isFlush>
        {artists.map((artist) => (
          <li key={artist.id}>
            <ArtistCard artist={artist} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
