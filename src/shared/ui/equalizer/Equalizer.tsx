import { bar, equalizer } from './Equalizer.css';

type EqualizerProps = {
  isPlaying?: boolean;
};

/** Marks what plays; decorative. */
export function Equalizer({ isPlaying = true }: EqualizerProps) {
  return (
    <span
      aria-hidden
      data-drawn
      className={equalizer}
      data-state={isPlaying ? 'playing' : 'paused'}
    >
      <span className={bar} />
      <span className={bar} />
      <span className={bar} />
    </span>
  );
}
