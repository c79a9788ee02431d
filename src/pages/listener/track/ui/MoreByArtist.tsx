import { useTranslation } from 'react-i18next';
import { LikeTrackButton } from '@/features/like-track';
import type { Track } from '@/shared/contract/track.ts';
import { Section } from '@/shared/ui/section';
import { Text } from '@/shared/ui/text';
import { TrackMenu } from '@/widgets/track-menu';
import { TrackTable, TrackTableSkeleton } from '@/widgets/track-table';

type MoreByArtistProps = { artist: Track['artist']; more: readonly Track[]; isLoading: boolean };

export function MoreByArtist({ artist, more, isLoading }: MoreByArtistProps) {
  const { t } = useTranslation('pages.listener.track');
  const title = t('more.title', { artist: artist.name });
  const list =
    more.length > 0 ? (
      <TrackTable
        label={title}
        tracks={more}
        source={`artist:${artist.id}`}
        actions={LikeTrackButton}
        menu={TrackMenu}
      />
    ) : (
      <Text tone="muted">{t('more.none', { artist: artist.name })}</Text>
    );
  return (
    <Section title={title}>{isLoading ? <TrackTableSkeleton rows={5} hasMenu /> : list}</Section>
  );
}
