import { skipToken } from '@reduxjs/toolkit/query';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFeaturedPlaylistsQuery, useOpenedPlaylistQuery } from '@/entities/playlist';
import { LikeTrackButton } from '@/features/like-track';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Section } from '@/shared/ui/section';
import { Inline } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { TrackMenu } from '@/widgets/track-menu';
import { TrackTable } from '@/widgets/track-table';
import { shownTracks } from '../lib/shown-tracks';
import { TracksToCome } from './TracksToCome';

/** For users without recent tracks: the beginning of the first featured playlist. */
export function FirstTracks() {
  const { t } = useTranslation('pages.listener.home');
  const { data: featured, isLoading } = useFeaturedPlaylistsQuery();
  const first = featured?.[0];
  const playlist = useOpenedPlaylistQuery(first?.id ?? skipToken);
  const tracks = playlist.data?.tracks.slice(0, shownTracks) ?? [];
  if (isLoading || playlist.isLoading) return <TracksToCome />;
  if (!first || tracks.length === 0) {
    return (
      <Section title={t('recent.title')}>
        <StatusView
          icon={<History size={32} />}
          headingLevel={3}
          title={t('recent.empty.title')}
          text={t('recent.empty.text')}
          action={<ButtonLink to={paths.search}>{t('recent.empty.search')}</ButtonLink>}
        />
      </Section>
    );
  }
  return (
    <Section title={t('start.title')}>
      <TrackTable
        label={t('start.title')}
        tracks={tracks}
        source="start"
        actions={LikeTrackButton}
        menu={TrackMenu}
      />
      <Inline gap={2} isWrapping>
        <ButtonLink variant="ghost" size="small" to={paths.playlist(first.id)}>
          {t('start.more', { name: first.name })}
        </ButtonLink>
        <ButtonLink variant="ghost" size="small" to={paths.chart('global')}>
          {t('start.chart')}
        </ButtonLink>
      </Inline>
    </Section>
  );
}
