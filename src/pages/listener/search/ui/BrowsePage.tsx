import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
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
import { ResultsSkeleton } from './ResultsSkeleton';
import { Group, Results } from './Results';
import * as styles from './SearchPage.css';
import { genreTone, moodTone } from './Tiles';

/** Of a mood or a genre, as its address says. */
export function BrowsePage() {
  const { t } = useTranslation('pages.listener.search');
  const id = useAddressParameter('id');
  const isMood = useLocation().pathname.startsWith(paths.mood(''));
  const at = (isMood ? moodIds : genreIds).findIndex((each) => each === id);
  const [mood, genre] = [moodIds[at], genreIds[at]];
  const title = isMood ? mood && t(`mood.${mood}.title`) : genre && t(`genre.${genre}.title`);
  return (
    <Topic
      key={id}
      topic={{ kind: isMood ? 'mood' : 'genre', id }}
      title={title}
      colour={artPalette[isMood ? moodTone(at) : genreTone(at)].ground}
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
