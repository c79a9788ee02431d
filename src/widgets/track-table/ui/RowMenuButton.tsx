import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './RowMenuButton.css';

type RowMenuButtonProps = {
  title: string;
  isOpen: boolean;
  onOpen: (button: HTMLElement) => void;
};

/** Opens the menu of a row, for those who neither right click nor press long. */
export function RowMenuButton({ title, isOpen, onOpen }: RowMenuButtonProps) {
  const { t } = useTranslation('widgets.track-table');
  return (
    <IconButton
      label={t('more', { title })}
      className={styles.button}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    />
  );
}
