import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { discarded, sendFile, sendLargeFile } from '@/shared/api';
import { largeFrom } from '@/shared/contract/large-file-limits.ts';
import { newId } from '@/shared/lib/id';
import type { FileItem } from '@/shared/ui/file-field';

type Waiting = { id: string; file: File };

type Stage =
  | { state: 'waiting' }
  | { state: 'sending' | 'paused'; progress: number }
  | { state: 'failed'; reason: string };

/**
 * Uploads files one by one with progress; large sounds go on where they broke. An uploaded file
 * leaves the list and is passed on.
 */
export function useUploads(
  kind: 'sound' | 'cover',
  onArrived: (file: File, answer: unknown) => void,
) {
  const { t } = useTranslation('pages.label.releases');
  const owner = useViewer()?.id ?? '';
  const [items, setItems] = useState<FileItem[]>([]);
  const queue = useRef<Waiting[]>([]);
  const files = useRef(new Map<string, File>());
  const current = useRef<{ id: string; abort: AbortController } | null>(null);

  const update = (id: string, stage: Stage) =>
    setItems((all) =>
      all.map((item) =>
        item.id === id ? { id, name: item.name, size: item.size, ...stage } : item,
      ),
    );
  const forget = (id: string) => {
    files.current.delete(id);
    queue.current = queue.current.filter((waiting) => waiting.id !== id);
    setItems((all) => all.filter((item) => item.id !== id));
  };

  const sendNext = async () => {
    const next = current.current === null ? queue.current.shift() : undefined;
    if (!next) return;
    const { id, file } = next;
    const abort = new AbortController();
    current.current = { id, abort };
    let shown = 0;
    const sending = {
      path: `/label/uploads/${kind}`,
      file,
      signal: abort.signal,
      onProgress: (progress: number) => {
        shown = progress;
        update(id, { state: 'sending', progress });
      },
    };
    const onPause = () => update(id, { state: 'paused', progress: shown });
    const isLarge = kind === 'sound' && file.size > largeFrom;
    const result = await (isLarge
      ? sendLargeFile({ ...sending, owner, onPause })
      : sendFile(sending));
    current.current = null;
    if (result && 'answer' in result) {
      forget(id);
      onArrived(file, result.answer);
    } else if (result) {
      const { kind: why, message } = result.problem;
      const reason = message ?? t(why === 'unreachable' ? 'upload.unreachable' : 'upload.failed');
      update(id, { state: 'failed', reason });
    }
    void sendNext();
  };
  const add = (id: string, file: File) => {
    queue.current.push({ id, file });
    void sendNext();
  };

  useEffect(() => () => current.current?.abort.abort(), []);

  return {
    items,
    /** Some are uploading or waiting. */
    isBusy: items.some(({ state }) => state !== 'failed'),
    fieldProps: {
      items,
      onAdd: (added: File[]) => {
        for (const file of added) {
          const id = newId();
          files.current.set(id, file);
          setItems((all) => [
            ...all,
            { id, name: file.name, size: file.size, state: 'waiting' as const },
          ]);
          add(id, file);
        }
      },
      onCancel: (id: string) => {
        if (current.current?.id === id) current.current.abort.abort(discarded);
        forget(id);
      },
      onRetry: (id: string) => {
        const file = files.current.get(id);
        if (!file) return;
        update(id, { state: 'waiting' });
        add(id, file);
      },
      onRemove: forget,
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
