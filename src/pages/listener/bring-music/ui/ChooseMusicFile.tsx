import { useTranslation } from 'react-i18next';
import { broughtLimits } from '@/shared/contract/limits.ts';
import type { FileKind, useChosenFile } from '@/shared/files';
import { FileField } from '@/shared/ui/file-field';
import { LiveText } from '@/shared/ui/live-text';
import { Text } from '@/shared/ui/text';
import type { BroughtFile, FileFault } from '../lib/brought-file';

const kind = (name: string, ...accept: string[]): FileKind => ({
  name,
  accept,
  starts: [],
  isJudgedLater: true,
});

/** Read whole, so that the content decides. */
const musicKinds: readonly FileKind[] = [
  kind('CSV', '.csv', '.tsv', '.txt', 'text/csv'),
  kind('M3U8', '.m3u8', '.m3u', 'audio/mpegurl', 'audio/x-mpegurl'),
  kind('XSPF', '.xspf', 'application/xspf+xml'),
  kind('JSPF', '.jspf'),
  kind('JSON', '.json', '.jsonl', 'application/json'),
];

type Named = { file: Blob; name: string };

type ChooseMusicFileProps = {
  choice: ReturnType<typeof useChosenFile<Named, BroughtFile, FileFault>>;
};

/** Chosen or dropped; a file that cannot be read says why. */
export function ChooseMusicFile({ choice }: ChooseMusicFileProps) {
  const { t } = useTranslation('pages.listener.bring-music');
  const { chosen, choose, retry, remove } = choice;
  const { rows, listens } = broughtLimits;
  const isRefused = chosen?.state === 'refused';
  return (
    <>
      <FileField
        label={t('file.label')}
        kinds={musicKinds}
        largest={broughtLimits.file}
        items={
          isRefused
            ? [
                {
                  id: 'file',
                  name: chosen.name,
                  size: chosen.file.size,
                  state: 'failed',
                  reason: t(`file.fault.${chosen.fault}`, { rows, listens }),
                },
              ]
            : []
        }
        onAdd={([file]) => void (file && choose({ file, name: file.name }))}
        onCancel={remove}
        onRetry={retry}
        onRemove={remove}
      />
      <LiveText>
        {chosen?.state === 'checking' && (
          <Text tone="muted">{t('file.reading', { name: chosen.name })}</Text>
        )}
      </LiveText>
    </>
  );
}
