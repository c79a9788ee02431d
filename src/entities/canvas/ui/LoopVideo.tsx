import { useEffect, useRef, useState } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './LoopVideo.css';

type LoopVideoProps = {
  src: string;
  /** Seconds. */
  startTime: number;
  /** Seconds. */
  endTime: number;
  isLoop: boolean;
  isPlaying: boolean;
  /** Description; without it the video is hidden from screen readers. */
  label?: string;
  onSeen?: () => void;
  className?: string | undefined;
};

/** Seconds; moments this close count as equal. */
const near = 0.12;

/** The browser loops a whole video; a part is rewound at its last frame. */
export function LoopVideo(props: LoopVideoProps) {
  const { src } = props;
  const [shown, setShown] = useState(src);
  const [failed, setFailed] = useState<string | null>(null);
  // A signed address is renewed while its video shows; the old one stays until it fails.
  const isSame = src === shown || (getPath(src) === getPath(shown) && failed !== shown);
  if (!isSame) setShown(src);
  // Another video remounts the element, so that no state stays.
  return <Looping key={shown} {...props} src={shown} onFailed={() => setFailed(shown)} />;
}

const getPath = (address: string) => address.split('?', 1)[0];

function Looping(props: LoopVideoProps & { onFailed: () => void }) {
  const { src, startTime, endTime, isLoop, isPlaying, label, onSeen, onFailed, className } = props;
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let frame = 0;

    const begin = () => {
      const isWhole = startTime < near && endTime > element.duration - near;
      element.loop = isLoop && isWhole;
      if (Math.abs(element.currentTime - startTime) > near) element.currentTime = startTime;
    };
    const turn = () => {
      if (element.loop || element.currentTime < endTime - near / 4) return;
      if (isLoop) element.currentTime = startTime;
      else element.pause();
    };
    const watch = () => {
      turn();
      frame = element.requestVideoFrameCallback?.(watch) ?? 0;
    };
    if (element.readyState > 0) begin();
    else element.addEventListener('loadedmetadata', begin, { signal });
    element.addEventListener('timeupdate', turn, { signal });
    element.addEventListener('ended', () => isLoop && void goOn(element), { signal });
    watch();
    return () => {
      stop.abort();
      element.cancelVideoFrameCallback?.(frame);
    };
  }, [startTime, endTime, isLoop]);

  useEffect(() => {
    const element = video.current;
    if (isPlaying && element) void goOn(element);
    else element?.pause();
  }, [isPlaying]);

  const hasSeen = useRef(false);
  const handlePlaying = () => {
    if (hasSeen.current) return;
    hasSeen.current = true;
    onSeen?.();
  };
  return (
    <video
      ref={video}
      src={src}
      muted
      playsInline
      disablePictureInPicture
      preload="auto"
      tabIndex={-1}
      className={classNames(styles.video, className)}
      onPlaying={handlePlaying}
      onError={onFailed}
      {...(label === undefined ? { 'aria-hidden': true } : { 'aria-label': label })}
    />
  );
}

/** The browser may refuse playback, which is no failure. */
const goOn = (element: HTMLVideoElement) => element.play().catch(() => undefined);
