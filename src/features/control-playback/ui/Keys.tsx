import { useTranslation } from 'react-i18next';
import type { Key } from '../lib/keys';
import * as styles from './ShortcutsDialog.css';

/** Apple keyboards use Command instead of Control. */
const isOnApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Keys pressed together. */
export function Keys({ keys }: { keys: readonly Key[] }) {
  const { t } = useTranslation('features.control-playback');
  const getText = (key: Key) => {
    if ('sign' in key) return key.sign;
    return key.name === 'control' && isOnApple() ? t('key.command') : t(`key.${key.name}`);
  };
  return (
    <kbd className={styles.keys}>
      {keys.map((key) => (
        <kbd key={getText(key)} className={styles.key}>
          {getText(key)}
        </kbd>
      ))}
    </kbd>
  );
}
