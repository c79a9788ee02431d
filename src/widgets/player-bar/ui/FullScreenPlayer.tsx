import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpot } from '@/entities/playback';
import { useTrackColourQuery } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { Extra, lazyPart, LeftOut } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { groundVars } from '@/shared/ui/art-ground';
import { Artwork } from '@/shared/ui/artwork';
import { FullScreenDialog } from '@/shared/ui/dialog';
import { Link } from '@/shared/ui/link';
import { CanvasBehind } from './CanvasBehind';
import { Controls } from './Controls';
import { Devices } from './Devices';
import * as styles from './FullScreenPlayer.css';
import { SpotControls, SpotWords } from './LazySpot';
import { PreviewBadge, PreviewHint } from './Preview';
import { Progress } from './Progress';
import { SleepMark } from './SleepMark';
import { Volume } from './Volume';

const SmallWindowButton = lazyPart<'SmallWindowButton', object>(
  () => import('./SmallWindowButton'),
  'SmallWindowButton',
  LeftOut,
);

const loadLyrics = () => import('@/features/follow-lyrics');
const LyricsStage = lazyPart<'LyricsStage', object>(loadLyrics, 'LyricsStage');
const LyricsButton = lazyPart<'LyricsButton', { isOpen: boolean; onToggle: () => void }>(
  loadLyrics,
  'LyricsButton',
  LeftOut,
);

type FullScreenPlayerProps = {
  track: Track;
  actions?: ((track: Track) => ReactNode) | undefined;
  menu?: ((track: Track) => ReactNode) | undefined;
  queueButton?: ReactNode;
  queuePanel?: ReactNode;
  onClose: () => void;
  onEscape?: () => void;
};

/** Its links replace its history entry. See docs/product/player.md. */
export function FullScreenPlayer(props: FullScreenPlayerProps) {
  const { track, actions, menu, queueButton, queuePanel, onClose, onEscape } = props;
  const { t } = useTranslation('widgets.player-bar');
  const spot = useSpot();
  const { id, title, artist, album } = track;
  const { data: colour } = useTrackColourQuery(id);
  const [wantsLyrics, setWantsLyrics] = useState(false);
  const showsLyrics = wantsLyrics && !spot;
  return (
    <FullScreenDialog
      title={t('fullScreen.title')}
      closeLabel={t('fullScreen.close')}
      onClose={onClose}
      {...(onEscape && { onEscape })}
    >
      <div className={styles.room}>
        <div className={styles.fullScreenPlayer} style={groundVars(colour)}>
          <div className={styles.stage}>
            <div className={styles.picture}>
              {showsLyrics && (
                <div className={styles.lyrics}>
                  <Suspense fallback={null}>
                    <LyricsStage />
                  </Suspense>
                </div>
              )}
              <div className={styles.frame} hidden={showsLyrics}>
                <Artwork
                  src={spot ? spot.track.coverImage : album.coverImage}
                  seed={spot ? spot.track.id : album.id}
                  sizes="min(90vw, 70vh)"
                  className={styles.cover}
                  isPriority
                  hasSmall
                />
                {!spot && <CanvasBehind key={id} trackId={id} />}
              </div>
            </div>
            <div className={styles.heading}>
              {spot ? (
                <Suspense fallback={null}>
                  <SpotWords spot={spot} isLarge />
                </Suspense>
              ) : (
                <>
                  <div>
                    <Link
                      to={paths.track(id)}
                      replace
                      className={styles.title}
                      title={title}
                      translate="no"
                    >
                      {title}
                    </Link>
                    <div className={styles.byline}>
                      <PreviewBadge />
                      <Link
                        to={paths.artist(artist.id)}
                        replace
                        className={styles.artist}
                        translate="no"
                      >
                        {artist.name}
                      </Link>
                    </div>
                  </div>
                  <div className={styles.actions}>
                    {actions?.(track)}
                    {menu?.(track)}
                  </div>
                </>
              )}
            </div>
            <div className={styles.deck}>
              <div className={styles.progress}>{!spot && <Progress layout="stacked" />}</div>
              <div className={styles.controls}>
                {spot ? (
                  <Suspense fallback={null}>
                    <SpotControls spot={spot} size="large" />
                  </Suspense>
                ) : (
                  <Controls size="large" />
                )}
              </div>
              <div className={styles.foot}>
                <Volume />
                <SleepMark />
                <Devices />
                {'documentPictureInPicture' in window && (
                  <Extra of={SmallWindowButton}>
                    <SmallWindowButton />
                  </Extra>
                )}
                {(track.hasLyrics || wantsLyrics) && (
                  <Suspense fallback={null}>
                    <LyricsButton
                      isOpen={showsLyrics}
                      onToggle={() => setWantsLyrics(!wantsLyrics)}
                    />
                  </Suspense>
                )}
                {queueButton}
              </div>
              <div className={styles.hint}>
                <PreviewHint />
              </div>
            </div>
          </div>
        </div>
        {queuePanel}
      </div>
    </FullScreenDialog>
  );
}
