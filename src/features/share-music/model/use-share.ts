import { useTranslation } from 'react-i18next';
import { logFailure } from '@/shared/lib/log';
import { useMediaQuery } from '@/shared/lib/media-query';
import { media } from '@/shared/theme';
import { showToast } from '@/shared/ui/toast';
import { shareLinks } from '../lib/share-links';
import { type Sharable, sharedAddress } from '../lib/sharable';

const isDismissed = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** `shareByDevice` is null without a share sheet or touch. */
export function useShare(shared: Sharable) {
  const { t } = useTranslation('features.share-music');
  const hasFingers = useMediaQuery(media.touch);
  const { title, artist } = shared;
  const address = sharedAddress(shared);
  const text = artist === undefined ? t('textOfList', { title }) : t('text', { title, artist });

  const share = async () => {
    try {
      await navigator.share({ title, text, url: address });
    } catch (error) {
      if (isDismissed(error)) return;
      logFailure('share', error);
      showToast({ tone: 'danger', text: t('failed', { title }) });
    }
  };

  const canShare = hasFingers && 'share' in navigator;
  return { links: shareLinks({ address, text }), shareByDevice: canShare ? share : null };
}
