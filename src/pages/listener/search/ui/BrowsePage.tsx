import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrowsePageQuery } from '@/entities/search';
import { LikeTrackButton } from '@/features/like-track';
import { genreIds, moodIds } from '@/shared/contract/codes.ts';
import type { BrowseTopic } from '@/shared/contract/browse.ts';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths, useAddressParameter } from '@/shared/routes';
import { artPalette } from '@/shared/theme';
import { Artwork } from '@/shared/ui/artwork';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { CollectionHeader } from '@/widgets/collection-header';
import { TrackMenu } from '@/widgets/track-menu';
import { TrackTable } from '@/widgets/track-table';
import { genreTone, moodTone } from '../model/tone-at';
import { ResultsSkeleton } from './ResultsSkeleton';
import { Group, Results } from './Results';
import * as styles from './SearchPage.css';

export function MoodPage() {
  const { t } = useTranslation('pages.listener.search');
  const id = useAddressParameter('id');
  const at = moodIds.findIndex((each) => each === id);
  const mood = moodIds[at];
  return (
    <Topic
      key={id}
      topic={{ kind: 'mood', id }}
      title={mood && t(`mood.${mood}.title`)}
      colour={artPalette[moodTone(at)].ground}
    />
  );
}

export function GenrePage() {
  const { t } = useTranslation('pages.listener.search');
  const id = useAddressParameter('id');
  const at = genreIds.findIndex((each) => each === id);
  const genre = genreIds[at];
  return (
    <Topic
      key={id}
      topic={{ kind: 'genre', id }}
      title={genre && t(`genre.${genre}.title`)}
      colour={artPalette[genreTone(at)].ground}
    />
  );
}

type TopicProps = {
  topic: BrowseTopic;
  /** Undefined for an unknown address. */
  title: string | undefined;
  colour: string;
};

function Topic({ topic, title = '', colour }: TopicProps) {
  const { t } = useTranslation('pages.listener.search');
  const { kind, id } = topic;
  const query = useBrowsePageQuery(topic);
  const source = `${kind}:${id}`;
  const shape = kind === 'mood' ? 'round' : 'square';
  const leave = <ButtonLink to={paths.search}>{t('topic.search')}</ButtonLink>;
  usePageTitle(title || t('topic.notFound'));
  return (
    <QueryView
      query={query}
      headingLevel={1}
      loading={<ResultsSkeleton />}
      notFound={
        <StatusView
          icon={<SearchX size={32} />}
          headingLevel={1}
          title={t('topic.notFound')}
          text={t('topic.notFoundText')}
          action={leave}
        />
      }
    >
      {(page) => (
        <Stack gap={8}>
          <CollectionHeader
            kind={t(`topic.${kind}`)}
            title={title}
            colour={colour}
            artwork={<Artwork src={null} seed={`${kind}-${id}`} shape={shape} sizes="232px" />}
            facts={<span>{t('topic.tracks', { count: page.tracks.length })}</span>}
            play={{ tracks: page.tracks, source }}
          />
          <div className={styles.groups}>
            {page.tracks.length > 0 ? (
              <Group title={t('results.tracks')}>
                <TrackTable
                  label={title}
                  tracks={page.tracks}
                  source={source}
                  actions={LikeTrackButton}
                  menu={TrackMenu}
                />
              </Group>
            ) : (
              <StatusView
                icon={<SearchX size={32} />}
                title={t('topic.empty')}
                text={t('topic.emptyText')}
                action={leave}
              />
            )}
            <Results kind="playlists" results={{ ...page, albums: [] }} query={title} />
            <Results kind="artists" results={{ ...page, albums: [] }} query={title} />
          </div>
        </Stack>
      )}
    </QueryView>
  );
}
