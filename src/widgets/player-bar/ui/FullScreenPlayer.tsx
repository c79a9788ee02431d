import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTrackColourQuery } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { paths } from '@/shared/routes';
import { groundVars } from '@/shared/ui/art-ground';
import { Artwork } from '@/shared/ui/artwork';
import { FullScreenDialog } from '@/shared/ui/dialog';
import { Link } from '@/shared/ui/link';
import { CanvasBehind } from './CanvasBehind';
import { Controls } from './Controls';
import * as styles from './FullScreenPlayer.css';
import { PreviewBadge, PreviewHint } from './Preview';
import { Progress } from './Progress';
import { Volume } from './Volume';

type FullScreenPlayerProps = {
  track: Track;
  actions?: ((track: Track) => ReactNode) | undefined;
  menu?: ((track: Track) => ReactNode) | undefined;
  queueButton?: ReactNode;
  onClose: () => void;
};

/** The player of narrow windows with everything in it. Its links take its place in the history. */
export function FullScreenPlayer(props: FullScreenPlayerProps) {
  const { track, actions, menu, queueButton, onClose } = props;
  const { t } = useTranslation('widgets.player-bar');
  const { id, title, artist, album } = track;
  const { data: colour } = useTrackColourQuery(id);
  return (
    <FullScreenDialog
      title={t('fullScreen.title')}
      closeLabel={t('fullScreen.close')}
      onClose={onClose}
    >
      <div className={styles.fullScreenPlayer} style={groundVars(colour)}>
        <CanvasBehind key={id} trackId={id} />
        <div className={styles.picture}>
          <Artwork
            src={album.coverImage}
            seed={album.id}
            sizes="min(90vw, 60vh)"
            className={styles.cover}
            isPriority
          />
        </div>
        <div className={styles.heading}>
          <div>
            <Link to={paths.track(id)} replace className={styles.title}>
              {title}
            </Link>
            <div className={styles.byline}>
              <PreviewBadge />
              <Link to={paths.artist(artist.id)} replace className={styles.artist}>
                {artist.name}
              </Link>
            </div>
          </div>
          <div className={styles.actions}>
            {actions?.(track)}
            {menu?.(track)}
          </div>
        </div>
        <Progress layout="stacked" />
        <Controls size="large" />
        <div className={styles.foot}>
          <Volume />
          {queueButton}
        </div>
        <PreviewHint />
      </div>
    </FullScreenDialog>
  );
}
