import { bar, equalizer } from './Equalizer.css';

type EqualizerProps = {
  /** The bars move; else they stand. */
  isPlaying?: boolean;
};

/** Marks what plays; its bars stand still while paused. Decoration: the words are elsewhere. */
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
