import { ChevronRight, Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './TableRow.css';

export type RowEndProps = {
  id: string;
  name: string;
  /** Undefined where the row shows everything. */
  onOpen: ((id: string) => void) | undefined;
  onMenu: ((id: string, button: HTMLElement) => void) | undefined;
  isMenuOpen: boolean;
};

/** The end of a row: the buttons for details and menu. */
export function RowEnd({ id, name, onOpen, onMenu, isMenuOpen }: RowEndProps) {
  const { t } = useTranslation('shared.ui.data-table');
  return (
    <span className={styles.endButtons}>
      {onOpen && (
        <IconButton
          label={t('open', { name })}
          className={styles.openButton}
          aria-haspopup="dialog"
          data-row-open
          onClick={() => onOpen(id)}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      )}
      {onMenu && (
        <IconButton
          label={t('more', { name })}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          data-row-menu
          onClick={({ currentTarget }) => onMenu(id, currentTarget)}
        >
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      )}
    </span>
  );
}
