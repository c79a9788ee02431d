import { useTranslation } from 'react-i18next';
import { MediaCardSkeleton } from '@/shared/ui/card';
import { Grid } from '@/shared/ui/grid';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { CollectionHeaderSkeleton } from '@/widgets/collection-header';
import { TrackTableSkeleton } from '@/widgets/track-table';

export function ArtistPageSkeleton() {
  const { t } = useTranslation('pages.listener.artist');
  return (
    <Stack gap={10}>
      <CollectionHeaderSkeleton shape="round" />
      <Section title={t('popular.title')}>
        <TrackTableSkeleton rows={5} columns={['playCount']} hasMenu />
      </Section>
      <Section title={t('discography.title')}>
        <Grid as="div" isFlush>
          {Array.from({ length: 4 }, (_, index) => (
            <MediaCardSkeleton key={index} />
          ))}
        </Grid>
      </Section>
    </Stack>
  );
}
