import { useTranslation } from 'react-i18next';
import { logFailure } from '@/shared/lib/log';
import { useMediaQuery } from '@/shared/lib/media-query';
import { media } from '@/shared/theme';
import { showToast } from '@/shared/ui/toast';
import { type Sharable, sharedAddress } from '../lib/sharable';

type Shared = { address: string; text: string };

const link = (base: string, params: Record<string, string>) =>
  `${base}?${new URLSearchParams(params).toString()}`;

/** See docs/product/music-pages.md. */
export const shareLinks = ({ address, text }: Shared) =>
  ({
    twitter: link('https://twitter.com/intent/tweet', { text, url: address }),
    facebook: link('https://www.facebook.com/sharer/sharer.php', { u: address }),
    whatsapp: link('https://wa.me/', { text: `${text} ${address}` }),
  }) as const;

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
