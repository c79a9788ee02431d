import * as styles from './StoryViewer.css';

type StoryBarsProps = {
  /** Which of how many is shown. */
  place: { index: number; total: number };
  /** How much of it was shown, from 0 to 1. */
  share: number;
};

/** A bar for each story, filled as far as it was shown. Words say the same beside it. */
export function StoryBars({ place: { index, total }, share }: StoryBarsProps) {
  const filled = (at: number) => (at === index ? share : Number(at < index));
  return (
    <div className={styles.bars} aria-hidden>
      {Array.from({ length: total }, (_, at) => (
        <span key={at} className={styles.bar} data-drawn="track">
          <span className={styles.filled} style={{ inlineSize: `${filled(at) * 100}%` }} />
        </span>
      ))}
    </div>
  );
}
