import type { ReactNode } from 'react';
import { useCurrentTrack } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Link } from '@/shared/ui/link';
import { NoTrack } from './NoTrack';
import * as styles from './NowPlaying.css';
import { PreviewBadge } from './Preview';

type NowPlayingProps = {
  actions?: ((track: Track) => ReactNode) | undefined;
  menu?: ((track: Track) => ReactNode) | undefined;
};

export function NowPlaying({ actions, menu }: NowPlayingProps) {
  const track = useCurrentTrack();
  if (!track) {
    return (
      <div className={styles.nowPlaying}>
        <NoTrack />
      </div>
    );
  }
  const { album, artist } = track;
  return (
    <div className={styles.nowPlaying} data-menu-place={paths.track(track.id)}>
      <Artwork src={album.coverImage} seed={album.id} shape="thumb" sizes="56px" />
      <div className={styles.words}>
        <Link
          to={paths.track(track.id)}
          className={styles.title}
          title={track.title}
          translate="no"
        >
          {track.title}
        </Link>
        <div className={styles.byline}>
          <PreviewBadge />
          <Link to={paths.artist(artist.id)} className={styles.artist} translate="no">
            {artist.name}
          </Link>
        </div>
      </div>
      <div className={styles.actions}>
        {actions?.(track)}
        <div className={styles.menu}>{menu?.(track)}</div>
      </div>
    </div>
  );
}
