import { useTranslation } from 'react-i18next';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';

export type SharedLink = { title: string; address: string };

/** Resolves to whether the browser allowed it. */
export function useCopyLink({ title, address }: SharedLink): () => Promise<boolean> {
  const { t } = useTranslation('features.share-track');
  return async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch (error) {
      logFailure('copyLink', error);
      return false;
    }
    showToast({ tone: 'success', text: t('copied', { title }) });
    return true;
  };
}
