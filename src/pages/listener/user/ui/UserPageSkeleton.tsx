import { useTranslation } from 'react-i18next';
import { MediaCardSkeleton } from '@/shared/ui/card';
import { Grid } from '@/shared/ui/grid';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { CollectionHeaderSkeleton } from '@/widgets/collection-header';
import { TrackTableSkeleton } from '@/widgets/track-table';

export function UserPageSkeleton() {
  const { t } = useTranslation('pages.listener.user');
  return (
    <Stack gap={10}>
      <CollectionHeaderSkeleton shape="round" />
      <Section title={t('playlists.title')}>
        <Grid as="div" isFlush>
          {Array.from({ length: 4 }, (_, index) => (
            <MediaCardSkeleton key={index} lines={2} />
          ))}
        </Grid>
      </Section>
      <Section title={t('topTracks.title')}>
        <TrackTableSkeleton rows={5} columns={['playCount']} hasMenu />
      </Section>
    </Stack>
  );
}
