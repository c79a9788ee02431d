import { useTranslation } from 'react-i18next';
import { LikeTrackButton } from '@/features/like-track';
import { ShareButton, sharableTrack } from '@/features/share-music';
import { headerArtSizes } from '@/shared/config/header-art.ts';
import type { Track, FullTrack } from '@/shared/contract/track.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Link } from '@/shared/ui/link';
import { CollectionHeader } from '@/widgets/collection-header';
import { TrackMenuButton } from '@/widgets/track-menu';
import { trackSource } from '../model/use-more-by-artist';

type TrackHeaderProps = { track: FullTrack; more: readonly Track[] };

export function TrackHeader({ track, more }: TrackHeaderProps) {
  const { t } = useTranslation('pages.listener.track');
  const { id, title, artist, album, colour } = track;
  return (
    <CollectionHeader
      kind={t('kind')}
      title={title}
      colour={colour}
      artwork={<Artwork src={album.coverImage} seed={album.id} sizes={headerArtSizes} isPriority />}
      facts={
        <>
          <Link to={paths.artist(artist.id)}>{artist.name}</Link>
          <Link to={paths.album(album.id)}>{album.title}</Link>
        </>
      }
      play={{ tracks: [track, ...more], source: trackSource(id), isOneTrack: true }}
      actions={
        <>
          <LikeTrackButton track={track} />
          <ShareButton shared={sharableTrack(track)} />
          <TrackMenuButton track={track} />
        </>
      }
      path={paths.track(id)}
    />
  );
}
