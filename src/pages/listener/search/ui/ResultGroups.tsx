import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AlbumCard } from '@/entities/album';
import { ArtistCard } from '@/entities/artist';
import { PlaylistCard } from '@/entities/playlist';
import { LikeTrackButton } from '@/features/like-track';
import { SaveOnCard } from '@/features/save-playlist';
import type { SearchResults } from '@/shared/contract/search.ts';
import { searchLimits } from '@/shared/contract/limits.ts';
import { Grid } from '@/shared/ui/grid';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { TrackMenu } from '@/widgets/track-menu';
import { TrackTable } from '@/widgets/track-table';
import { bestResult } from '../model/best-result';
import { BestResult } from './BestResult';
import * as styles from './SearchPage.css';

type ResultGroupsProps = { results: SearchResults; query: string };

/** Omits empty groups. */
export function ResultGroups({ results, query }: ResultGroupsProps) {
  const { t } = useTranslation('pages.listener.search');
  const { artists, tracks, albums, playlists } = results;
  const best = bestResult(results, query);
  return (
    <>
      {best && (
        <Group title={t('best.title')}>
          <BestResult best={best} tracks={tracks} />
        </Group>
      )}
      {tracks.length > 0 && (
        <Group title={t('results.tracks')}>
          <TrackTable
            label={t('results.tracks')}
            tracks={tracks.slice(0, searchLimits.tracks)}
            source={`search:${query}`}
            actions={LikeTrackButton}
            menu={TrackMenu}
          />
        </Group>
      )}
      {artists.length > 0 && (
        <Cards title={t('results.artists')}>
          {artists.slice(0, searchLimits.artists).map((artist) => (
            <li key={artist.id}>
              <ArtistCard artist={artist} />
            </li>
          ))}
        </Cards>
      )}
      {albums.length > 0 && (
        <Cards title={t('results.albums')}>
          {albums.map((album) => (
            <li key={album.id}>
              <AlbumCard album={album} />
            </li>
          ))}
        </Cards>
      )}
      {playlists.length > 0 && (
        <Cards title={t('results.playlists')}>
          {playlists.map((playlist) => (
            <li key={playlist.id}>
              <PlaylistCard playlist={playlist} action={<SaveOnCard playlist={playlist} />} />
            </li>
          ))}
        </Cards>
      )}
    </>
  );
}

type GroupProps = { title: string; children: ReactNode };

function Group({ title, children }: GroupProps) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const Cards = ({ title, children }: GroupProps) => (
  <Group title={title}>
    <Grid className={styles.cards}>{children}</Grid>
  </Group>
);
