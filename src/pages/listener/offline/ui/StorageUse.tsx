import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CopyState, endCopies, setCopyLimit } from '@/entities/offline-copy';
import { useFormats } from '@/shared/lib/format';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { Field, Select } from '@/shared/ui/field';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { toSongs } from '../lib/to-songs';

const gigabyte = 1024 ** 3;

/** In gigabytes. */
const limits = [1, 2, 5, 10, 20] as const;

/** Bytes that the browser still gives; null where it says nothing. */
function useRoom(bytes: number): number | null {
  const [measured, setMeasured] = useState<{ room: number | null; at: number } | null>(null);
  const isOld = measured?.at !== bytes;
  useEffect(() => {
    if (!isOld) return;
    const measure = async () => {
      const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
      const room = quota === undefined ? null : Math.max(0, quota - usage);
      setMeasured({ room, at: bytes });
    };
    void measure().catch(() => undefined);
  }, [isOld, bytes]);
  return measured?.room ?? null;
}

type StorageUseProps = { owner: string; state: CopyState };

/** Use, room and limit, and the way to remove all. */
export function StorageUse({ owner, state }: StorageUseProps) {
  const { t } = useTranslation('pages.listener.offline');
  const { fileSize } = useFormats();
  const { bytes, limit } = state;
  const [isAsking, setAsking] = useState(false);
  const room = useRoom(bytes);
  const options = [
    { value: '', label: t('limit.none') },
    ...limits.map((each) => ({ value: String(each), label: fileSize(each * gigabyte) })),
  ];
  const handleLimit = (value: string) =>
    void setCopyLimit(owner, value === '' ? null : Number(value) * gigabyte);
  const handleClear = () => {
    setAsking(false);
    void endCopies(owner, null);
  };
  return (
    <Stack gap={3}>
      <Text>{t('summary', { count: toSongs(state).here.length, size: fileSize(bytes) })}</Text>
      {room !== null && <Text tone="muted">{t('room', { size: fileSize(room) })}</Text>}
      <Inline gap={3} align="end" isWrapping>
        <Field label={t('limit.label')}>
          <Select
            options={options}
            value={limit === null ? '' : String(limit / gigabyte)}
            onChange={({ target }) => handleLimit(target.value)}
          />
        </Field>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('clear.action')}
        </Button>
      </Inline>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('clear.title')}
        text={t('clear.text')}
        confirmLabel={t('clear.action')}
        cancelLabel={t('clear.cancel')}
        tone="danger"
        onConfirm={handleClear}
      />
    </Stack>
  );
}
