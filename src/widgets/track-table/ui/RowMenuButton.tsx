import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './RowMenuButton.css';

type RowMenuButtonProps = {
  /** Names its track. Rows come and go while scrolling, so they ask for words once. */
  label: string;
  isOpen: boolean;
  onOpen: (button: HTMLElement) => void;
};

/** Opens the menu of a row, for those who neither right click nor press long. */
export function RowMenuButton({ label, isOpen, onOpen }: RowMenuButtonProps) {
  return (
    <IconButton
      label={label}
      className={styles.button}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    />
  );
}
