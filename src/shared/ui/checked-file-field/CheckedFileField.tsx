import { useTranslation } from 'react-i18next';
import { deviceFilesMost, useDeviceFilesSize } from '@/shared/files';
import { formatFileSize } from '@/shared/lib/format';
import { FileField } from '@/shared/ui/file-field';
import { Meter } from '@/shared/ui/meter';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './CheckedFileField.css';
import { FileChecks } from './FileChecks';
import type { CheckedFault, FileRules } from './file-checks';
import { useRuleWords } from './use-rule-words';

type Chosen = { name: string; file: Blob } & (
  | { state: 'checking'; progress: number }
  | { state: 'refused'; fault: CheckedFault | 'unavailable' }
  | { state: 'ready' }
);

type CheckedFileFieldProps = {
  label: string;
  error?: string | undefined;
  /** Its requirements. */
  rules: FileRules;
  /** What may be chosen where the file decides its requirements. By default as `rules`. */
  accepted?: Pick<FileRules, 'kinds' | 'bytes'>;
  /** From `useChosenFile`. */
  choice: { chosen: Chosen | null; retry: () => void; remove: () => void };
  onChoose: (file: File) => void;
  /** The first second that flashes too often. */
  flashing?: { at: number; perSecond: number } | null;
};

/** A file that waits on this device until delivery. */
export function CheckedFileField(props: CheckedFileFieldProps) {
  const { label, error, rules, accepted = rules, choice, onChoose, flashing = null } = props;
  const { chosen, retry, remove } = choice;
  const { t, i18n } = useTranslation('shared.ui.checked-file-field');
  const { words, getFault } = useRuleWords(rules);
  const used = useDeviceFilesSize();
  const size = (bytes: number) => formatFileSize(bytes, i18n.language);
  const fault = faultIn(chosen, flashing !== null);
  const why = fault && getFault(fault, flashing);
  return (
    <Stack gap={3}>
      <FileField
        label={label}
        error={error}
        kinds={accepted.kinds}
        largest={accepted.bytes}
        items={
          chosen === null || chosen.state === 'checking'
            ? []
            : [
                {
                  id: 'file',
                  name: chosen.name,
                  size: chosen.file.size,
                  ...(why
                    ? { state: 'failed', reason: fault === 'unavailable' ? why : t('failed') }
                    : { state: 'done' }),
                },
              ]
        }
        onAdd={([file]) => file && onChoose(file)}
        onCancel={remove}
        onRetry={retry}
        onRemove={remove}
      />
      {chosen?.state === 'checking' && (
        <label className={styles.checking}>
          <Text size="small">{t('checking', { name: chosen.name })}</Text>
          <Meter value={chosen.progress} />
        </label>
      )}
      <FileChecks
        rules={rules}
        found={fault === 'unavailable' || !isRead(chosen) ? undefined : fault}
        why={why}
        words={words}
      />
      {used !== null && (
        <Text size="small" tone="muted">
          {t('room', { used: size(used), most: size(deviceFilesMost) })}
        </Text>
      )}
    </Stack>
  );
}

const isRead = (chosen: Chosen | null) => chosen !== null && chosen.state !== 'checking';

function faultIn(chosen: Chosen | null, isFlashing: boolean) {
  if (chosen?.state === 'refused') return chosen.fault;
  return chosen?.state === 'ready' && isFlashing ? 'flashes' : null;
}
