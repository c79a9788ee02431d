import { Heart, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Story } from '@/shared/contract/story.ts';
import { formatNumber } from '@/shared/lib/format';
import { useMediaQuery } from '@/shared/lib/media-query';
import { paths } from '@/shared/routes';
import { media } from '@/shared/theme';
import { IconButton } from '@/shared/ui/icon-button';
import { RouteLink } from '@/shared/ui/link';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { failedSeconds, useArrival } from '../model/use-arrival';
import { useHold, useQuietPlayer } from '../model/use-hold';
import { useStoryClock } from '../model/use-story-clock';
import { StoryBars } from './StoryBars';
import { StoryStage } from './StoryStage';
import * as styles from './StoryViewer.css';

type ShownStoryProps = {
  story: Story;
  position: { index: number; total: number };
  age: string;
  isSounding: boolean;
  onSound: (isSounding: boolean) => void;
  onGo: (by: 1 | -1) => void;
  /** Called when it is first visible; not if its file failed. */
  onSeen: () => void;
  onLike?: (isLiked: boolean) => void;
};

/** Its link replaces the viewer in the history. */
export function ShownStory(props: ShownStoryProps) {
  const { story, position, age, isSounding, onSound, onGo, onSeen, onLike } = props;
  const { t, i18n } = useTranslation('widgets.story-viewer');
  const wantsLess = useMediaQuery(media.reducedMotion);
  const [isPaused, setPaused] = useState(wantsLess);
  const { state, length, ...arrival } = useArrival(story);
  const { isHeld, holding } = useHold();
  const hushPlayer = useQuietPlayer();
  const { type, caption, trackId, trackTitle, isLiked, likes } = story;
  const hasSound = type === 'video' || type === 'audio';
  const isMoving = !isPaused && !isHeld;
  // Audio that is on plays to its end.
  const lasts = type === 'audio' && isSounding && length !== null ? length : story.duration;
  const seconds = state === 'failed' ? failedSeconds : lasts;
  const share = useStoryClock({
    seconds: type === 'video' && length !== null ? Math.min(length, seconds) : seconds,
    isRunning: isMoving && state !== 'coming' && !wantsLess,
    onEnd: () => onGo(1),
  });

  const reportSeen = useEffectEvent(() => {
    if (!story.isSeen) onSeen();
  });
  const isThere = state === 'there';
  useEffect(() => {
    if (isThere) reportSeen();
  }, [isThere]);

  const handleSound = () => {
    if (!isSounding) {
      hushPlayer();
      setPaused(false);
    }
    onSound(!isSounding);
  };
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <>
      <StoryBars position={position} share={wantsLess ? 1 : share} />
      <Inline gap={2} justify="between">
        <Text size="small" tone="muted">
          {t('place', { number: position.index + 1, total: position.total, age })}
        </Text>
        <Inline gap={1}>
          {(!wantsLess || type === 'video') && (
            <IconButton
              label={t(isPaused ? 'resume' : 'pause')}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
            </IconButton>
          )}
          {hasSound && (
            <IconButton label={t(isSounding ? 'mute' : 'sound')} onClick={handleSound}>
              {isSounding ? <Volume2 size={20} aria-hidden /> : <VolumeX size={20} aria-hidden />}
            </IconButton>
          )}
        </Inline>
      </Inline>
      <div className={styles.stage}>
        <StoryStage
          story={story}
          isMoving={isMoving}
          isSounding={isSounding}
          isFailed={state === 'failed'}
          {...arrival}
        />
        <button
          type="button"
          className={styles.zone}
          data-side="start"
          aria-label={t('previous')}
          disabled={position.index === 0}
          {...holding(() => onGo(-1))}
        />
        <button
          type="button"
          className={styles.zone}
          data-side="end"
          aria-label={t(position.index + 1 === position.total ? 'last' : 'next')}
          {...holding(() => onGo(1))}
        />
      </div>
      <Text className={styles.caption}>{caption}</Text>
      <Inline gap={4} justify="between" isWrapping>
        {trackId === undefined ? (
          <span />
        ) : (
          <RouteLink to={paths.track(trackId)} replace className={styles.track}>
            {t('track', { title: trackTitle ?? '' })}
          </RouteLink>
        )}
        {onLike && (
          <Inline gap={1}>
            <IconButton
              label={t(isLiked ? 'unlike' : 'like')}
              isPressed={isLiked}
              className={styles.like}
              onClick={() => onLike(!isLiked)}
            >
              <Heart size={20} aria-hidden fill={isLiked ? 'currentColor' : 'none'} />
            </IconButton>
            <Text size="small" isNumeric>
              {t('likes', { count: likes, likes: number(likes) })}
            </Text>
          </Inline>
        )}
      </Inline>
    </>
  );
}
