import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './RowMenuButton.css';

type RowMenuButtonProps = {
  /** Names the track; passed in, because reused rows should not translate again. */
  label: string;
  isOpen: boolean;
};

/** Opens a row's menu; the grid handles the click. */
export function RowMenuButton({ label, isOpen }: RowMenuButtonProps) {
  return (
    <IconButton
      label={label}
      className={styles.button}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      data-action="menu"
    />
  );
}
