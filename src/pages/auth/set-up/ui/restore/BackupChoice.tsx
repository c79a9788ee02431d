import { FileArchive } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { Restore } from '../../model/use-restore';
import * as styles from './BackupChoice.css';
import { UploadBackup } from './UploadBackup';

type BackupChoiceProps = {
  code: string;
  restore: Restore;
};

/** The backups that the server sees, and a way to send it another. */
export function BackupChoice({ code, restore }: BackupChoiceProps) {
  const { t } = useTranslation('pages.auth.set-up');
  const formats = useFormats();
  if (restore.state === undefined) return <Text tone="muted">{t('restore.loading')}</Text>;
  const { folder, backups, uploaded } = restore.state;
  const all = [
    ...(uploaded ? [{ ...uploaded, name: null, label: t('restore.uploaded') }] : []),
    ...backups.map((each) => ({ ...each, label: each.name })),
  ];
  return (
    <Stack gap={4}>
      {folder === null && (
        <Text tone="muted">{t('restore.noFolder', { setting: 'TONADA_BACKUP_DIR' })}</Text>
      )}
      {folder !== null && (
        <Text tone="muted">
          {t(backups.length === 0 ? 'restore.empty' : 'restore.folder', { folder })}
        </Text>
      )}
      {all.length > 0 && (
        <ul className={styles.list}>
          {all.map(({ name, label, bytes, changedAt }) => (
            <li key={name ?? ''}>
              <div className={styles.backup}>
                <FileArchive size={20} aria-hidden />
                <div className={styles.words}>
                  <Text>{label}</Text>
                  <Text tone="muted" size="label">
                    {`${formats.moment(changedAt)} · ${formats.fileSize(bytes)}`}
                  </Text>
                </div>
                <Button
                  size="small"
                  aria-label={t('restore.lookInto', { name: label })}
                  onClick={() => void restore.choose(name)}
                >
                  {t('restore.look')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <UploadBackup code={code} onDone={() => restore.choose(null)} />
    </Stack>
  );
}
