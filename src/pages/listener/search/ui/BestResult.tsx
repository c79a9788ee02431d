import { useTranslation } from 'react-i18next';
import { useAlbumQuery } from '@/entities/album';
import { useArtistQuery } from '@/entities/artist';
import { playlistSource, useOpenedPlaylistQuery } from '@/entities/playlist';
import type { BestResult as Best } from '@/entities/search';
import type { SearchResults } from '@/shared/contract/search.ts';
import { paths } from '@/shared/routes';
import { BestCard } from './BestCard';

type BestResultProps = { best: Best; tracks: SearchResults['tracks'] };

/** Plays and opens at once, because it prefetches the page of the result. */
export function BestResult({ best, tracks }: BestResultProps) {
  switch (best.kind) {
    case 'artist':
      return <BestArtist artist={best.found} />;
    case 'track':
      return <BestTrack track={best.found} tracks={tracks} />;
    case 'album':
      return <BestAlbum album={best.found} />;
    case 'playlist':
      return <BestPlaylist playlist={best.found} />;
  }
}

type Found<Kind extends Best['kind']> = Extract<Best, { kind: Kind }>['found'];

function BestArtist({ artist }: { artist: Found<'artist'> }) {
  const { t } = useTranslation('pages.listener.search');
  const { id, name, image } = artist;
  const { data } = useArtistQuery(id);
  return (
    <BestCard
      picture={{ src: image, seed: id, shape: 'round' }}
      title={name}
      subtitle={t('best.artist')}
      to={paths.artist(id)}
      play={{ tracks: data?.topTracks ?? [], source: `artist:${id}` }}
    />
  );
}

function BestTrack({ track, tracks }: { track: Found<'track'>; tracks: SearchResults['tracks'] }) {
  const { t } = useTranslation('pages.listener.search');
  const { id, title, artist, album } = track;
  const others = tracks.filter((other) => other.id !== id);
  return (
    <BestCard
      picture={{ src: album.coverImage, seed: album.id }}
      title={title}
      subtitle={t('best.track', { artist: artist.name })}
      to={paths.track(id)}
      play={{ tracks: [track, ...others], source: `track:${id}`, isOneTrack: true }}
    />
  );
}

function BestAlbum({ album }: { album: Found<'album'> }) {
  const { t } = useTranslation('pages.listener.search');
  const { id, title, artist, coverImage } = album;
  const { data } = useAlbumQuery(id);
  return (
    <BestCard
      picture={{ src: coverImage, seed: id }}
      title={title}
      subtitle={t('best.album', { artist: artist.name })}
      to={paths.album(id)}
      play={{ tracks: data?.tracks ?? [], source: `album:${id}` }}
    />
  );
}

function BestPlaylist({ playlist }: { playlist: Found<'playlist'> }) {
  const { t } = useTranslation('pages.listener.search');
  const { id, name, coverImage, trackCount } = playlist;
  const { data } = useOpenedPlaylistQuery(id);
  return (
    <BestCard
      picture={{ src: coverImage, seed: id }}
      title={name}
      subtitle={t('best.playlist', { count: trackCount })}
      to={paths.playlist(id)}
      play={{ tracks: data?.tracks ?? [], source: playlistSource(id) }}
    />
  );
}
