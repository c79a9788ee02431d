import { skipToken } from '@reduxjs/toolkit/query';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMixQuery, useMixWords } from '@/entities/mix';
import { useFeaturedPlaylistsQuery, useOpenedPlaylistQuery } from '@/entities/playlist';
import { LikeTrackButton } from '@/features/like-track';
import type { Mix } from '@/shared/contract/mix.ts';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Section } from '@/shared/ui/section';
import { Inline } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { TrackMenu } from '@/widgets/track-menu';
import { TrackTable } from '@/widgets/track-table';
import { TracksToCome, shownTracks } from './TracksToCome';

type FirstTracksProps = { firstMix: Mix | undefined };

/** For users without recent tracks: the beginning of their first mix, or of a featured playlist. */
export function FirstTracks({ firstMix }: FirstTracksProps) {
  const { t } = useTranslation('pages.listener.home');
  const { data: featured, isLoading } = useFeaturedPlaylistsQuery();
  const getMixWords = useMixWords();
  const mixed = useMixQuery(firstMix?.id ?? skipToken);
  const mix = mixed.isError ? undefined : firstMix;
  const first = featured?.[0];
  const playlist = useOpenedPlaylistQuery(mix || !first ? skipToken : first.id);
  const list = mix ? mixed : playlist;
  const more = mix
    ? { to: paths.mix(mix.id), label: getMixWords(mix).title }
    : first && { to: paths.playlist(first.id), label: t('start.more', { name: first.name }) };
  const tracks = list.data?.tracks.slice(0, shownTracks) ?? [];
  if (isLoading || list.isLoading) return <TracksToCome />;
  if (!more || tracks.length === 0) {
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
        <ButtonLink variant="ghost" size="small" to={more.to}>
          {more.label}
        </ButtonLink>
        <ButtonLink variant="ghost" size="small" to={paths.chart('global')}>
          {t('start.chart')}
        </ButtonLink>
      </Inline>
    </Section>
  );
}
