import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AlbumCard } from '@/entities/album';
import { ArtistCard } from '@/entities/artist';
import { PlaylistCard } from '@/entities/playlist';
import { LikeTrackButton } from '@/features/like-track';
import { SaveOnCard } from '@/features/save-playlist';
import { cardPictureSizes } from '@/shared/config/card-picture.ts';
import type { SearchKind, SearchResults } from '@/shared/contract/search.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard } from '@/shared/ui/card';
import { Grid } from '@/shared/ui/grid';
import { RouteLink } from '@/shared/ui/link';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { TrackMenu } from '@/widgets/track-menu';
import { TrackTable } from '@/widgets/track-table';
import * as styles from './SearchPage.css';

/** The address of a search. */
export const searchFor = (q: string, kind?: SearchKind) => ({
  pathname: paths.search,
  search: new URLSearchParams({ q, ...(kind && { kind }) }).toString(),
});

type ResultsProps = {
  kind: SearchKind;
  results: SearchResults;
  query: string;
  /** At most so many, with a link to all of them. */
  limit?: number;
};

/** Omits an empty group. */
export function Results({ kind, results, query, limit }: ResultsProps) {
  const { t } = useTranslation('pages.listener.search');
  const count = results[kind]?.length ?? 0;
  if (count === 0) return null;
  const mayHaveMore = limit !== undefined && count >= limit;
  const shown = { ...results, [kind]: results[kind]?.slice(0, limit) };
  return (
    <Group
      title={t(`results.${kind}`)}
      action={
        mayHaveMore && (
          <RouteLink to={searchFor(query, kind)} className={styles.all}>
            {t(`all.${kind}`)}
          </RouteLink>
        )
      }
    >
      {kind === 'tracks' ? (
        <TrackTable
          label={t('results.tracks')}
          tracks={shown.tracks}
          source={`search:${query}`}
          actions={LikeTrackButton}
          menu={TrackMenu}
        />
      ) : (
        <Grid className={styles.cards}>
          {getCards(kind, shown).map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </Grid>
      )}
    </Group>
  );
}

type Card = { id: string; card: ReactNode };

function getCards(kind: Exclude<SearchKind, 'tracks'>, results: SearchResults): Card[] {
  const { artists, albums, playlists, people = [] } = results;
  switch (kind) {
    case 'artists':
      return artists.map((artist) => ({ id: artist.id, card: <ArtistCard artist={artist} /> }));
    case 'albums':
      return albums.map((album) => ({ id: album.id, card: <AlbumCard album={album} /> }));
    case 'playlists':
      return playlists.map((playlist) => ({
        id: playlist.id,
        card: <PlaylistCard playlist={playlist} action={<SaveOnCard playlist={playlist} />} />,
      }));
    case 'people':
      return people.map(({ id, displayName, username, image }) => ({
        id,
        card: (
          <MediaCard
            artwork={<Artwork src={image} seed={id} shape="round" sizes={cardPictureSizes} />}
            title={displayName}
            to={paths.user(id)}
            subtitle={`@${username}`}
          />
        ),
      }));
  }
}

type GroupProps = { title: string; action?: ReactNode; children: ReactNode };

export function Group({ title, action, children }: GroupProps) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <Inline justify="between" align="baseline" isWrapping>
        <Heading level={2} size="title" id={id}>
          {title}
        </Heading>
        {action}
      </Inline>
      {children}
    </Stack>
  );
}
