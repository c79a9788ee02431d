import { useTranslation } from 'react-i18next';
import { useStoredValue } from '@/shared/lib/storage';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { Dialog } from '@/shared/ui/dialog';
import { Switch } from '@/shared/ui/switch';
import { Heading } from '@/shared/ui/text';
import { type ListedShortcut, getId, shortcutGroups } from '../lib/shortcut-groups';
import { singleKeys } from '../model/single-keys';
import { Keys } from './Keys';
import * as styles from './ShortcutsDialog.css';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('features.control-playback');
  const viewer = useViewer();
  const hasOffice = can(viewer, 'promotion.open') || can(viewer, 'editorial.manage');
  const groups = shortcutGroups.filter(({ id }) => id !== 'offices' || hasOffice);
  const hasSingleKeys = useStoredValue(singleKeys) ?? true;

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
              {group.shortcuts.map(({ id, ways, isSingle }: ListedShortcut) => (
                <div
                  key={id}
                  className={styles.shortcut}
                  data-off={(isSingle && !hasSingleKeys) || undefined}
                >
                  <dt>
                    {t(`action.${id}`)}
                    {isSingle && !hasSingleKeys && <span className={styles.off}>{t('off')}</span>}
                  </dt>
                  <dd className={styles.ways}>
                    {ways.map((keys) => (
                      <Keys key={getId(keys)} keys={keys} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        label={t('singleKeys.label')}
        hint={t('singleKeys.hint')}
        checked={hasSingleKeys}
        onChange={singleKeys.write}
      />
    </Dialog>
  );
}
