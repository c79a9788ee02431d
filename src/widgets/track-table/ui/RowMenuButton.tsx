import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './RowMenuButton.css';

type RowMenuButtonProps = {
  /** Names its track. Rows come and go while scrolling, so they ask for words once. */
  label: string;
  isOpen: boolean;
};

/** Opens the menu of a row, for those who neither right click nor press long; the grid hears it. */
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
