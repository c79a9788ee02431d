import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeardTrack } from '@/shared/contract/press-link.ts';
import { formatTime } from '@/shared/lib/format';
import { PlayButton } from '@/shared/ui/play-button';
import { Text } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import * as styles from './HeardTracks.css';

/** Milliseconds; addresses last a quarter of an hour. */
const renewEvery = 10 * 60_000;

// The element's `error` event reports what cannot be heard.
const ignore = () => undefined;

type HeardTracksProps = {
  tracks: readonly HeardTrack[];
  /** Returns the tracks with new addresses; undefined if there are none. */
  onRenew: () => Promise<readonly HeardTrack[] | undefined>;
};

/** Plays songs whole, one after another, without counting plays. */
export function HeardTracks({ tracks, onRenew }: HeardTracksProps) {
  const { t } = useTranslation('pages.auth.hear-release');
  const audio = useRef<HTMLAudioElement>(null);
  const [heard, setHeard] = useState(tracks);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  /** Since the sound last played. */
  const hasRenewed = useRef(false);
  const current = heard.find(({ id }) => id === currentId);

  const renew = async () => {
    const fresh = await onRenew();
    if (fresh) setHeard(fresh);
    return fresh;
  };
  const keepFresh = useEffectEvent(() => void renew());
  useEffect(() => {
    const timer = setInterval(() => keepFresh(), renewEvery);
    return () => clearInterval(timer);
  }, []);

  const start = ({ id, audioUrl }: HeardTrack, at = 0) => {
    const element = audio.current;
    if (!element || audioUrl === null) return;
    element.src = audioUrl;
    element.currentTime = at;
    setCurrentId(id);
    element.play().catch(ignore);
  };
  const handleToggle = (track: HeardTrack) => {
    if (track.id !== currentId || audio.current?.error) start(track);
    else if (isPlaying) audio.current?.pause();
    else audio.current?.play().catch(ignore);
  };
  const handleEnded = () => {
    const rest = heard.slice(heard.findIndex(({ id }) => id === currentId) + 1);
    const next = rest.find(({ audioUrl }) => audioUrl !== null);
    if (next) start(next);
  };
  const handleError = async () => {
    setPlaying(false);
    const at = audio.current?.currentTime;
    const fresh = hasRenewed.current ? undefined : await renew();
    hasRenewed.current = true;
    const again = fresh?.find(({ id }) => id === currentId);
    if (again) start(again, at);
    else showToast({ tone: 'danger', text: t('failed', { title: current?.title ?? '' }) });
  };
  return (
    <>
      <ol className={styles.tracks}>
        {heard.map((track) => {
          const { id, title, seconds, audioUrl } = track;
          const isHeard = isPlaying && id === currentId;
          return (
            <li key={id} className={styles.track}>
              <PlayButton
                size="small"
                isPlaying={isHeard}
                disabled={audioUrl === null}
                label={t(isHeard ? 'pause' : 'play', { title })}
                onClick={() => handleToggle(track)}
              />
              <Text lines={2} translate="no">
                {title}
              </Text>
              <Text size="small" tone="muted" isNumeric>
                {audioUrl === null ? t('preparing') : formatTime(Math.round(seconds))}
              </Text>
            </li>
          );
        })}
      </ol>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a song */}
      <audio
        ref={audio}
        controls
        controlsList="nodownload"
        preload="none"
        hidden={currentId === null}
        aria-label={t('player', { title: current?.title ?? '' })}
        className={styles.player}
        onPlay={() => setPlaying(true)}
        onPlaying={() => {
          hasRenewed.current = false;
        }}
        onPause={() => setPlaying(false)}
        onEnded={handleEnded}
        onError={() => void handleError()}
      />
    </>
  );
}
