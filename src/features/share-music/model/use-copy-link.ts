import { useTranslation } from 'react-i18next';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';
import { type Sharable, sharedAddress } from '../lib/sharable';

/** Resolves to whether the browser allowed it. */
export function useCopyLink(shared: Sharable): () => Promise<boolean> {
  const { t } = useTranslation('features.share-music');
  return async () => {
    try {
      await navigator.clipboard.writeText(sharedAddress(shared));
    } catch (error) {
      logFailure('copyLink', error);
      return false;
    }
    showToast({ tone: 'success', text: t('copied', { title: shared.title }) });
    return true;
  };
}
