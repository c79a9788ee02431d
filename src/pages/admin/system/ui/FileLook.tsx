import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SettingList, useServiceSettingsQuery, useSystemState } from '@/entities/administration';
import { lookSettings } from '@/shared/contract/administration.ts';
import type { FileLookState } from '@/shared/contract/system.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';
import { useSaveFileReportMutation } from '../api/system-api';

/** How far the nightly look over the uploaded files is, what it found wrong, and its switch. */
export function FileLook() {
  const { t } = useTranslation('pages.admin.system');
  const state = useSystemState();
  const settings = useServiceSettingsQuery();
  const never = settings.data?.nightlyLook === false ? 'files.neverOff' : 'files.never';
  return (
    <Stack gap={4}>
      <Text size="small" tone="muted">
        {t('files.text')}
      </Text>
      <QueryView query={state} headingLevel={3} loading={<Skeleton shape="block" height="72px" />}>
        {({ files }) => (files ? <Found {...files} /> : <Text>{t(never)}</Text>)}
      </QueryView>
      <SettingList names={lookSettings} />
    </Stack>
  );
}

const kinds = ['missing', 'changed', 'unreadable', 'untracked'] as const;

function Found({ wholeAt, underWay, failure, ...counts }: FileLookState) {
  const { t } = useTranslation('pages.admin.system');
  const { moment, number } = useFormats();
  const [save, { isLoading }] = useSaveFileReportMutation();
  const wrong = kinds.filter((kind) => counts[kind] > 0);
  const handleSave = async () => {
    const { error } = await save({ fileName: t('files.file') });
    if (error) showFailure('saveFileReport', error, { fallback: t('files.notSaved') });
  };
  return (
    <>
      <FactList
        facts={[
          {
            name: t('files.whole'),
            value: wholeAt === null ? t('files.notYet') : moment(wholeAt),
          },
          underWay !== null && {
            name: t('files.underWay'),
            value: t('files.progress', { ...underWay, moment: moment(underWay.since) }),
          },
          ...wrong.map((kind) => ({ name: t(`files.${kind}`), value: number(counts[kind]) })),
        ]}
      />
      {failure !== null && (
        <FactList
          layout="lines"
          facts={[{ name: t('files.stopped'), value: t('files.stoppedBy', { reason: failure }) }]}
        />
      )}
      {wrong.length === 0 ? (
        <Text>{t('files.fine')}</Text>
      ) : (
        <div>
          <Button isPending={isLoading} onClick={() => void handleSave()}>
            <Download size={16} aria-hidden />
            {t('files.save')}
          </Button>
        </div>
      )}
    </>
  );
}
