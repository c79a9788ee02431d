import { Pause, Play } from 'lucide-react';
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
  const Icon = isPlaying ? Pause : Play;
  const label = t(isPlaying ? 'pause' : 'play', { title });
  return (
    <>
      <span className={styles.rest}>
        {isCurrent ? <Equalizer isPlaying={isPlaying} /> : number}
      </span>
      <button type="button" className={styles.button} aria-label={label} onClick={onToggle}>
        <Icon className={styles.icon} size={16} strokeWidth={1.5} aria-hidden />
      </button>
    </>
  );
}
