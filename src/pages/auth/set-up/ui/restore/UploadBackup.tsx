import { FileUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, sendFile } from '@/shared/api';
import { backupMost } from '@/shared/contract/first-run-limits.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Meter } from '@/shared/ui/meter';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

type Sending = { name: string; progress: number };

type UploadBackupProps = {
  code: string;
  /** The server has the whole file. */
  onDone: () => Promise<void>;
};

export function UploadBackup({ code, onDone }: UploadBackupProps) {
  const { t } = useTranslation('pages.auth.set-up');
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const stopping = useRef<AbortController>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  async function handleChoice({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setFailure(null);
    setSending({ name: file.name, progress: 0 });
    const sent = await sendFile({
      path: '/first-run/backups/uploaded',
      file,
      headers: { 'x-set-up-code': code },
      onProgress: (progress) => setSending({ name: file.name, progress }),
      signal,
    });
    if (input.current) input.current.value = '';
    if (signal.aborted) return setSending(null);
    if (sent && 'problem' in sent) setFailure(problemText(sent.problem, t('restore.uploadFailed')));
    else await onDone();
    setSending(null);
  }

  const label = sending && t('restore.uploading', { name: sending.name });
  return (
    <Stack gap={3}>
      <FailureNotice>{failure}</FailureNotice>
      <input
        ref={input}
        hidden
        type="file"
        accept=".backup"
        aria-label={t('restore.upload')}
        onChange={(event) => void handleChoice(event)}
      />
      {sending && label ? (
        <>
          <Text>{label}</Text>
          <Meter label={label} value={sending.progress} />
          <Button onClick={() => stopping.current?.abort()}>{t('restore.cancel')}</Button>
        </>
      ) : (
        <Button onClick={() => input.current?.click()}>
          <FileUp size={16} aria-hidden />
          {t('restore.upload')}
        </Button>
      )}
      <Text tone="muted" size="small">
        {t('restore.uploadHint', { most: formats.fileSize(backupMost) })}
      </Text>
    </Stack>
  );
}
