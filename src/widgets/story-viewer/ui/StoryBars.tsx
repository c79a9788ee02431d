import * as styles from './StoryViewer.css';

type StoryBarsProps = {
  position: { index: number; total: number };
  /** From 0 to 1. */
  share: number;
};

export function StoryBars({ position: { index, total }, share }: StoryBarsProps) {
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
