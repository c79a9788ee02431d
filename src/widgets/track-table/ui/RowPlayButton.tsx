import { Equalizer } from '@/shared/ui/equalizer';
import * as styles from './RowPlayButton.css';

type RowPlayButtonProps = {
  label: string;
  number: number;
  isCurrent: boolean;
  isPlaying: boolean;
  /** A press says that it cannot be played now. */
  isMissing: boolean;
};

export function RowPlayButton(props: RowPlayButtonProps) {
  const { label, number, isCurrent, isPlaying, isMissing } = props;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={isMissing || undefined}
      data-number={isCurrent ? '' : number}
      data-playing={isPlaying}
      data-action="play"
    >
      {isCurrent && (
        <span className={styles.equalizer}>
          <Equalizer isPlaying={isPlaying} />
        </span>
      )}
    </button>
  );
}
