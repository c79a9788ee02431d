import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ArtistCard } from '@/entities/artist';
import { useSearchQuery } from '@/entities/search';
import { useViewer } from '@/entities/session';
import { changedParams, useSearchText } from '@/shared/lib/address';
import { useDeviceList } from '@/shared/lib/storage';
import { MediaCardSkeleton } from '@/shared/ui/card';
import { FilterBar } from '@/shared/ui/filter-bar';
import { Grid } from '@/shared/ui/grid';
import { LiveText } from '@/shared/ui/live-text';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { recentArtists } from '../model/recent-artists';

/**
 * Whoever may look at all artists finds the one whose screen they want: the choice is the same address with
 * `?artist=`, which keeps the range and the tab. See docs/product/access.md.
 */
export function ArtistChoice() {
  const { t } = useTranslation('widgets.artist-choice');
  const { text, setText, query } = useSearchText('find');
  return (
    <Stack gap={5}>
      <Heading level={2}>{t('title')}</Heading>
      <FilterBar
        label={t('title')}
        searchLabel={t('search')}
        text={text}
        onSearch={(next) => setText(next)}
      />
      {query === '' ? <RecentArtists /> : <FoundArtists query={query} />}
    </Stack>
  );
}

function RecentArtists() {
  const { t } = useTranslation('widgets.artist-choice');
  const id = useId();
  const viewer = useViewer();
  const recent = useDeviceList(recentArtists.list, viewer?.id ?? null);
  return (
    <>
      <Text tone="muted">{t('hint')}</Text>
      {recent.length > 0 && (
        <Stack as="section" gap={4} aria-labelledby={id}>
          <Heading level={3} size="small" id={id}>
            {t('recent')}
          </Heading>
          <Artists artists={recent} />
        </Stack>
      )}
    </>
  );
}

function FoundArtists({ query }: { query: string }) {
  const { t } = useTranslation('widgets.artist-choice');
  return (
    <QueryView
      query={useSearchQuery(query)}
      isEmpty={({ artists }) => artists.length === 0}
      empty={
        <LiveText>
          <Text tone="muted">{t('none', { query })}</Text>
        </LiveText>
      }
      loading={
        <Grid as="div" isFlush>
          {Array.from({ length: 6 }, (_, index) => (
            <MediaCardSkeleton key={index} shape="round" />
          ))}
        </Grid>
      }
    >
      {({ artists }) => <Artists artists={artists} />}
    </QueryView>
  );
}

function Artists({ artists }: { artists: readonly ComponentProps<typeof ArtistCard>['artist'][] }) {
  const { pathname, search } = useLocation();
  const addressOf = (artist: string) =>
    `${pathname}?${changedParams(new URLSearchParams(search), { artist, find: '' })}`;
  return (
    <Grid isFlush>
      {artists.map((artist) => (
        <li key={artist.id}>
          <ArtistCard artist={artist} to={addressOf(artist.id)} />
        </li>
      ))}
    </Grid>
  );
}
