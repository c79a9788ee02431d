import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './RowMenuButton.css';

type RowMenuButtonProps = {
  /** Reused rows should not translate again. */
  label: string;
  isOpen: boolean;
};

/** The grid handles the click. */
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
