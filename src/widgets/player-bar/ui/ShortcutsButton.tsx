import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showShortcuts } from '@/features/control-playback';
import { IconButton } from '@/shared/ui/icon-button';
import { shortcutsButton } from './ShortcutsButton.css';

/** Works even with single keys turned off. */
export function ShortcutsButton() {
  const { t } = useTranslation('widgets.player-bar');
  return (
    <IconButton
      label={t('shortcuts')}
      size="small"
      className={shortcutsButton}
      aria-haspopup="dialog"
      onClick={showShortcuts}
    >
      <Keyboard size={18} aria-hidden />
    </IconButton>
  );
}
