import { useTranslation } from 'react-i18next';
import { backRestarts } from '@/entities/playback';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { useStoredValue } from '@/shared/lib/storage';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Heading } from '@/shared/ui/text';
import { shortcutGroups } from '../lib/shortcut-groups';
import { ShortcutLine } from './ShortcutLine';
import * as styles from './ShortcutsDialog.css';
import { storedKeymap } from '../lib/change-keymap';
import { singleKeys } from '../model/use-single-key';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('features.control-playback');
  const viewer = useViewer();
  const hasOffice = can(viewer, 'promotion.open') || can(viewer, 'editorial.manage');
  const groups = shortcutGroups.filter(({ id }) => id !== 'offices' || hasOffice);
  const hasSingleKeys = useStoredValue(singleKeys) ?? true;
  const isChanged = useStoredValue(storedKeymap) !== null;

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('title')} closeLabel={t('close')} size="large">
      <div className={styles.groups}>
        {groups.map((group) => (
          <section
            key={group.id}
            className={styles.group}
            aria-labelledby={`shortcuts-${group.id}`}
          >
            <Heading level={3} size="small" tone="muted" id={`shortcuts-${group.id}`}>
              {t(`group.${group.id}`)}
            </Heading>
            <dl className={styles.list}>
              {group.shortcuts.map((shortcut) => (
                <ShortcutLine key={shortcut.id} shortcut={shortcut} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Stack gap={4}>
        {isChanged && <Button onClick={storedKeymap.clear}>{t('change.reset')}</Button>}
        <Switch
          label={t('singleKeys.label')}
          hint={t('singleKeys.hint')}
          checked={hasSingleKeys}
          onChange={singleKeys.write}
        />
        <Switch
          label={t('backRestarts.label')}
          hint={t('backRestarts.hint')}
          checked={useStoredValue(backRestarts) ?? true}
          onChange={backRestarts.write}
        />
      </Stack>
    </Dialog>
  );
}
