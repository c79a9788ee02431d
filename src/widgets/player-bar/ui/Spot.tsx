import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFollowSponsoredMutation, useSeeSponsoredMutation } from '@/entities/marquee';
import { type SoundingSpot, nextRequested } from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { PlayPauseButton } from './PlayPauseButton';
import * as styles from './Spot.css';

const SpotReasons = lazyPart(() => import('./SpotReasons'), 'SpotReasons');

type SpotProps = {
  spot: SoundingSpot;
};

/** Names the advertisement on lock screens; the player sets the next song's name afterwards. */
function useLockScreen({ track: { title, artist } }: SoundingSpot) {
  const { t } = useTranslation('widgets.player-bar.spot');
  const by = t('lockScreen', { artist: artist.name });
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist: by });
  }, [title, by]);
}

export type SpotWordsProps = SpotProps & {
  /** In the full-screen player, which shows the cover and whose links replace its entry. */
  isLarge?: boolean;
};

/** What is advertised, and who pays. See docs/product/marquee.md. */
export function SpotWords({ spot, isLarge = false }: SpotWordsProps) {
  const { t } = useTranslation('widgets.player-bar.spot');
  const [see] = useSeeSponsoredMutation();
  const [follow] = useFollowSponsoredMutation();
  const [isAsked, setIsAsked] = useState(false);
  useLockScreen(spot);
  const { id, track } = spot;
  const artist = track.artist.name;
  // Following it implies having heard it.
  const handleFollow = async () => {
    await see(spot);
    await follow(id);
  };
  return (
    <div className={styles.spot} data-large={isLarge || undefined}>
      {!isLarge && <Artwork src={track.coverImage} seed={track.id} shape="thumb" sizes="56px" />}
      <div className={styles.words}>
        <Link
          to={paths.track(track.id)}
          replace={isLarge}
          className={styles.title}
          title={track.title}
          translate="no"
          onClick={() => void handleFollow()}
        >
          {track.title}
        </Link>
        <div className={styles.byline}>
          <Badge tone="accent">{t('badge')}</Badge>
          <button
            type="button"
            className={styles.payer}
            aria-label={t('why.ask', { artist })}
            aria-haspopup="dialog"
            onClick={() => setIsAsked(true)}
          >
            {t('paid', { artist })}
          </button>
        </div>
      </div>
      {isAsked && (
        <Suspense fallback={null}>
          <SpotReasons spot={spot} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </div>
  );
}

export type SpotControlsProps = SpotProps & {
  size: 'small' | 'large';
  /** Without the words, which say it too. */
  hasBadge?: boolean;
};

/** Pauses the advertisement, and skips it after some seconds. */
export function SpotControls({ spot, size, hasBadge = false }: SpotControlsProps) {
  const { t } = useTranslation('widgets.player-bar.spot');
  const dispatch = useAppDispatch();
  const { left, track } = spot;
  const isHeld = left > 0;
  return (
    <div className={styles.controls}>
      {hasBadge && <Badge tone="accent">{t('badge')}</Badge>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for a form */}
      <VisuallyHidden role="status">{t('announced', { artist: track.artist.name })}</VisuallyHidden>
      <PlayPauseButton size={size} />
      <Button
        size={size === 'large' ? 'medium' : 'small'}
        className={styles.skip}
        aria-disabled={isHeld}
        onClick={() => dispatch(nextRequested())}
      >
        {isHeld ? t('skipIn', { seconds: left }) : t('skip')}
      </Button>
    </div>
  );
}
