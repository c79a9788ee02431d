/** Milliseconds between two steps. */
const step = 40;

type Voice = Pick<HTMLMediaElement, 'currentTime' | 'volume' | 'ended' | 'error'>;

type FadeOptions = {
  tail: Voice;
  head: Voice;
  seconds: number;
  /** That of `head` at the end. */
  volume: number;
  onEnd: () => void;
};

export type Fade = {
  /** @param isOfBoth whether a hand moved it, or only the song that comes has another level */
  setVolume: (volume: number, isOfBoth: boolean) => void;
  stop: () => void;
};

/**
 * Lets `tail` fade out and `head` in, with equal power, as far as `tail` has played since: a pause
 * or a stall halts both.
 */
export function startFade({ tail, head, seconds, volume, onEnd }: FadeOptions): Fade {
  const from = tail.currentTime;
  let tailVolume = tail.volume;
  let headVolume = volume;

  const stop = () => {
    clearInterval(timer);
    head.volume = headVolume;
  };
  const follow = () => {
    const angle = (Math.min(1, (tail.currentTime - from) / seconds) * Math.PI) / 2;
    head.volume = headVolume * Math.sin(angle);
    tail.volume = tailVolume * Math.cos(angle);
    if (angle < Math.PI / 2 && !tail.ended && !tail.error) return;
    stop();
    onEnd();
  };
  const timer = setInterval(follow, step);
  follow();
  return {
    stop,
    setVolume: (next, isOfBoth) => {
      headVolume = next;
      if (isOfBoth) tailVolume = Math.min(tailVolume, next);
      follow();
    },
  };
}
