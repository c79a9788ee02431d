import { useTranslation } from 'react-i18next';
import { Equalizer } from '@/shared/ui/equalizer';
import * as styles from './RowPlayButton.css';

type RowPlayButtonProps = {
  title: string;
  number: number;
  isCurrent: boolean;
  isPlaying: boolean;
  onToggle: () => void;
};

/** The number of a row, the equalizer while its track is current, and the button that plays it. */
export function RowPlayButton(props: RowPlayButtonProps) {
  const { title, number, isCurrent, isPlaying, onToggle } = props;
  const { t } = useTranslation('widgets.track-table');
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t(isPlaying ? 'pause' : 'play', { title })}
      data-number={isCurrent ? '' : number}
      data-playing={isPlaying}
      onClick={onToggle}
    >
      {isCurrent && (
        <span className={styles.equalizer}>
          <Equalizer isPlaying={isPlaying} />
        </span>
      )}
    </button>
  );
}
