import { bar, equalizer } from './Equalizer.css';

/** Marks what plays; its bars stand still while paused. Decoration: the words are elsewhere. */
export function Equalizer({ isPlaying = true }: { isPlaying?: boolean }) {
  return (
    <span aria-hidden className={equalizer} data-state={isPlaying ? 'playing' : 'paused'}>
      <span className={bar} />
      <span className={bar} />
      <span className={bar} />
    </span>
  );
}
