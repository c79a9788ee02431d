import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendFile } from '@/shared/api';
import type { FileItem } from '@/shared/ui/file-field';

type Upload = FileItem & { retry: () => void };

/** Uploads one picture at a time with progress, and passes on the server's answer as the cover. */
export function useCoverUpload(onArrived: (coverImage: string) => void) {
  const { t } = useTranslation('pages.editorial.playlists');
  const [upload, setUpload] = useState<Upload | null>(null);
  /** The last uploaded file. */
  const [sent, setSent] = useState<File | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (file: File) => {
    const own = new AbortController();
    abort.current?.abort();
    abort.current = own;
    const about = { id: 'cover', name: file.name, size: file.size, retry: () => void start(file) };
    setUpload({ ...about, state: 'sending', progress: 0 });
    const result = await sendFile({
      path: '/editorial/uploads/cover',
      file,
      signal: own.signal,
      onProgress: (progress) => setUpload({ ...about, state: 'sending', progress }),
    });
    if (result === null) return;
    if ('answer' in result) {
      setUpload(null);
      setSent(file);
      onArrived((result.answer as { coverImage: string }).coverImage);
      return;
    }
    const { kind, message } = result.problem;
    const words = kind === 'unreachable' ? 'form.uploadUnreachable' : 'form.uploadFailed';
    setUpload({ ...about, state: 'failed', reason: message ?? t(words) });
  };
  return {
    sent,
    upload,
    start: (file: File) => void start(file),
    cancel: () => {
      abort.current?.abort();
      setUpload(null);
      setSent(null);
    },
  };
}
