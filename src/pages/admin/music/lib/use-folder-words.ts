import { useTranslation } from 'react-i18next';
import type { MusicFolderState } from '@/shared/contract/music-folder.ts';
import { useFormats } from '@/shared/lib/format';

/** Of the server. */
const setting = 'TONADA_MUSIC';

type Progress = NonNullable<MusicFolderState['progress']>;

export function useFolderWords() {
  const { t } = useTranslation('pages.admin.music');
  const { fileSize } = useFormats();

  /** Rounded up, so that it is not over before. */
  function getTimeLeft(seconds: number | null): string {
    if (seconds === null) return t('progress.left.unknown');
    if (seconds < 60) return t('progress.left.soon');
    const minutes = Math.ceil(seconds / 60);
    if (minutes < 90) return t('progress.left.minutes', { count: minutes });
    return t('progress.left.hours', { count: Math.ceil(minutes / 60) });
  }

  return {
    getProgress: ({ files, bytes, filesPerMinute, secondsLeft }: Progress): readonly string[] => [
      t('progress.files', { done: files.done, count: files.total }),
      t('progress.bytes', { done: fileSize(bytes.done), total: fileSize(bytes.total) }),
      ...(filesPerMinute > 0 ? [t('progress.rate', { count: filesPerMinute })] : []),
      getTimeLeft(secondsLeft),
    ],
    /** In one line; null if the badge says enough. */
    getNote: ({ state, fault }: MusicFolderState, every: number): string | null => {
      if (fault !== null && state !== 'reading' && state !== 'looking') {
        return t(`fault.${fault}`, { count: every, setting });
      }
      if (state === 'reading' || state === 'asking') return null;
      return t(`note.${state}`, { count: every, setting });
    },
  };
}
