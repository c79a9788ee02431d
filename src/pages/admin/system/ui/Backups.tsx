import { ArchiveX, LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SettingList, useServiceSettingsQuery, useSystemState } from '@/entities/administration';
import { backupSettings } from '@/shared/contract/administration.ts';
import type { SystemState } from '@/shared/contract/system.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { Notice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import { useSaveKitMutation } from '../api/system-api';

/** Height of the figures in one row. */
const figuresHeight = '46px';

/** The figures of nightly backups and their switch. See docs/operations/backup.md. */
export function Backups() {
  const { t } = useTranslation('pages.admin.system');
  const state = useSystemState();
  return (
    <QueryView
      query={state}
      headingLevel={3}
      loading={<Skeleton shape="block" height={figuresHeight} />}
    >
      {(shown) => {
        const obstacle = shown.nightlyBackup?.obstacle ?? null;
        return (
          <Stack gap={5}>
            {obstacle !== null && (
              <Notice tone="warning" role="note" icon={<ArchiveX size={20} />}>
                {t(`backups.${obstacle}`, { setting: 'TONADA_BACKUP_DIR' })}
              </Notice>
            )}
            <BackupFigures {...shown} />
            {obstacle === null && <SettingList names={backupSettings} />}
            <EmergencyKit />
          </Stack>
        );
      }}
    </QueryView>
  );
}

type BackupFiguresProps = Pick<SystemState, 'lastBackup' | 'nightlyBackup'>;

function BackupFigures({ lastBackup, nightlyBackup }: BackupFiguresProps) {
  const { t } = useTranslation('pages.admin.system');
  const { fileSize, moment } = useFormats();
  const settings = useServiceSettingsQuery();
  const attempt = nightlyBackup?.lastAttempt ?? null;
  const isSwitchedOff = settings.data?.nightlyBackup === false;
  return (
    <Stack gap={4}>
      <FactList
        facts={[
          { name: t('backups.attempt'), value: describeAttempt() },
          {
            name: t('backups.good'),
            value: lastBackup ? moment(lastBackup.at) : t('backups.never'),
          },
          nightlyBackup?.obstacle === null && { name: t('backups.next'), value: describeNext() },
          lastBackup != null && { name: t('backups.size'), value: fileSize(lastBackup.bytes) },
        ]}
      />
      {(attempt?.failure != null || lastBackup != null) && (
        <FactList
          layout="lines"
          facts={[
            attempt?.failure != null && { name: t('backups.reason'), value: attempt.failure },
            lastBackup != null && { name: t('backups.place'), value: lastBackup.place },
          ]}
        />
      )}
    </Stack>
  );

  function describeAttempt(): string {
    if (attempt === null) return t('backups.neverTried');
    const words = { moment: moment(attempt.at) };
    return attempt.failure === null ? t('backups.worked', words) : t('backups.failed', words);
  }

  /** Staff see at once what their switch does. */
  function describeNext(): string {
    if (isSwitchedOff) return t('backups.switchedOff');
    const next = nightlyBackup?.nextAt ?? null;
    return next === null ? t('backups.soon') : t('backups.from', { moment: moment(next) });
  }
}

function EmergencyKit() {
  const { t } = useTranslation('pages.admin.system');
  const [save, { isLoading }] = useSaveKitMutation();
  const handleClick = async () => {
    const { error } = await save({ fileName: t('backups.kit.file') });
    if (error) showFailure('saveKit', error, { fallback: t('backups.kit.failed') });
    else showToast({ tone: 'success', text: t('backups.kit.saved') });
  };
  return (
    <Stack gap={3}>
      <Text size="small" tone="muted">
        {t('backups.kit.text')}
      </Text>
      <Inline>
        <Button isPending={isLoading} onClick={() => void handleClick()}>
          <LifeBuoy size={16} aria-hidden />
          {t('backups.kit.save')}
        </Button>
      </Inline>
    </Stack>
  );
}
