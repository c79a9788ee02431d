import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';
import { trackAddress } from '../lib/track-address';

/** Resolves to whether the browser allowed it. */
export function useCopyLink(track: Pick<Track, 'id' | 'title'>): () => Promise<boolean> {
  const { t } = useTranslation('features.share-track');
  return async () => {
    try {
      await navigator.clipboard.writeText(trackAddress(track.id));
    } catch (error) {
      logFailure('copyLink', error);
      return false;
    }
    showToast({ tone: 'success', text: t('copied', { title: track.title }) });
    return true;
  };
}
