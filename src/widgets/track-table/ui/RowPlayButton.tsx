import { Equalizer } from '@/shared/ui/equalizer';
import * as styles from './RowPlayButton.css';

type RowPlayButtonProps = {
  /** What it does to which track. */
  label: string;
  number: number;
  isCurrent: boolean;
  isPlaying: boolean;
};

/** The number of a row, the equalizer while its track is current, and the button that plays it. */
export function RowPlayButton(props: RowPlayButtonProps) {
  const { label, number, isCurrent, isPlaying } = props;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
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
