import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/icon-button';
import { LiveText } from '@/shared/ui/live-text';
import { getKeysProblem, withKeys, getKeymap, storedKeymap } from '../lib/change-keymap';
import { type Shortcut, getPressed } from '../lib/keymap';
import * as styles from './ShortcutsDialog.css';

/** Tab and Escape leave, and the others only begin a combination. */
const ignored = new Set(['Tab', 'Escape', 'Shift', 'Alt', 'Control', 'Meta', 'AltGraph']);

/** The next keys that are pressed on its button become those of the shortcut. */
export function ChangeKeys({ shortcut }: { shortcut: Shortcut }) {
  const { t } = useTranslation('features.control-playback');
  const [text, setText] = useState<string | null>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (text === null || ignored.has(event.key)) return;
    event.preventDefault();
    const isOff = event.key === 'Backspace' || event.key === 'Delete';
    const pressed = isOff ? null : getPressed(event.nativeEvent);
    const keymap = getKeymap();
    const problem = pressed && getKeysProblem(keymap, shortcut, pressed);
    if (problem === 'owned') setText(t('change.owned'));
    else if (problem) setText(t('change.taken', { action: t(`action.${problem}`) }));
    else {
      storedKeymap.write(withKeys(keymap, shortcut, pressed));
      setText(null);
    }
  };

  return (
    <>
      <IconButton
        label={t('change.button', { action: t(`action.${shortcut}`) })}
        size="small"
        isPressed={text !== null}
        onClick={() => setText(text === null ? t('change.hint') : null)}
        onBlur={() => setText(null)}
        onKeyDown={handleKeyDown}
      >
        <Pencil size={16} aria-hidden />
      </IconButton>
      <span className={styles.change}>
        <LiveText>{text}</LiveText>
      </span>
    </>
  );
}
