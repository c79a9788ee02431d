import { AudioLines } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Story } from '@/shared/contract/story.ts';
import { storyColours } from '@/shared/contract/story-limits.ts';
import { Text } from '@/shared/ui/text';
import * as styles from './StoryViewer.css';

type StoryStageProps = {
  story: Story;
  isMoving: boolean;
  isSounding: boolean;
  isFailed: boolean;
  /** Seconds. */
  onReady: (length: number | null) => void;
  onFailed: () => void;
};

export function StoryStage(props: StoryStageProps) {
  const { story, isMoving, isSounding, isFailed, onReady, onFailed } = props;
  const { t } = useTranslation('widgets.story-viewer');
  const video = useRef<HTMLVideoElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const { type, content, backgroundColor, textColor } = story;
  useMoving(video, isMoving);
  useMoving(sound, isMoving && isSounding);
  if (type === 'text') {
    const colours = {
      backgroundColor: backgroundColor ?? storyColours.background,
      color: textColor ?? storyColours.text,
    };
    return (
      <p className={styles.words} style={colours}>
        {content}
      </p>
    );
  }
  if (isFailed) {
    return (
      <Text tone="muted" role="alert">
        {t('none')}
      </Text>
    );
  }
  if (type === 'photo') {
    return (
      <img
        src={content}
        alt=""
        className={styles.media}
        draggable={false}
        onLoad={() => onReady(null)}
        onError={onFailed}
      />
    );
  }
  if (type === 'audio') {
    return (
      <>
        <AudioLines aria-hidden className={styles.sign} />
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its caption stands below it */}
        <audio
          ref={sound}
          src={content}
          preload="metadata"
          onLoadedMetadata={({ currentTarget }) => onReady(currentTarget.duration)}
          onError={onFailed}
        />
      </>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its caption stands below it
    <video
      ref={video}
      src={content}
      muted={!isSounding}
      playsInline
      disablePictureInPicture
      preload="auto"
      tabIndex={-1}
      className={styles.media}
      onLoadedData={({ currentTarget }) => onReady(currentTarget.duration)}
      onError={onFailed}
    />
  );
}

function useMoving(of: RefObject<HTMLMediaElement | null>, isMoving: boolean) {
  useEffect(() => {
    // The browser may refuse playback, which is no failure.
    if (isMoving) of.current?.play().catch(() => undefined);
    else of.current?.pause();
  }, [of, isMoving]);
}
