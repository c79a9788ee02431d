import { useTranslation } from 'react-i18next';
import { useStoredValue } from '@/shared/lib/storage';
import { isSingleKey, usualKeymap } from '../lib/keymap';
import { getId, toKeys } from '../lib/keys';
import type { ListedShortcut } from '../lib/shortcut-groups';
import { ChangeKeys } from './ChangeKeys';
import { Keys } from './Keys';
import * as styles from './ShortcutsDialog.css';
import { storedKeymap } from '../lib/change-keymap';
import { singleKeys } from '../model/use-single-key';

export function ShortcutLine({ shortcut }: { shortcut: ListedShortcut }) {
  const { t } = useTranslation('features.control-playback');
  const keymap = useStoredValue(storedKeymap) ?? usualKeymap;
  const hasSingleKeys = useStoredValue(singleKeys) ?? true;
  const isFixed = 'ways' in shortcut;
  const pressed = Object.keys(keymap).filter((keys) => keymap[keys] === shortcut.id);
  const ways = isFixed ? shortcut.ways : pressed.map(toKeys);
  const isSingle = isFixed ? shortcut.isSingle : pressed.some(isSingleKey);
  const isOff = ways.length === 0 || (isSingle === true && !hasSingleKeys);
  return (
    <div className={styles.shortcut} data-off={isOff || undefined}>
      <dt>
        {t(`action.${shortcut.id}`)}
        {isOff && <span className={styles.off}>{t('off')}</span>}
      </dt>
      <dd className={styles.ways}>
        {ways.map((keys) => (
          <Keys key={getId(keys)} keys={keys} />
        ))}
        {!isFixed && <ChangeKeys shortcut={shortcut.id} />}
      </dd>
    </div>
  );
}
