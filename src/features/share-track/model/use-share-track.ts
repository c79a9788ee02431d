import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { logFailure } from '@/shared/lib/log';
import { useMediaQuery } from '@/shared/lib/media-query';
import { media } from '@/shared/theme';
import { showToast } from '@/shared/ui/toast';
import { shareLinks } from '../lib/share-links';
import { trackAddress } from '../lib/track-address';

export type SharableTrack = Pick<Track, 'id' | 'title' | 'artist'>;

const isDismissed = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** `shareByDevice` is null without a share sheet or touch. */
export function useShareTrack(track: SharableTrack) {
  const { t } = useTranslation('features.share-track');
  const hasFingers = useMediaQuery(media.touch);
  const address = trackAddress(track.id);
  const text = t('text', { title: track.title, artist: track.artist.name });

  const share = async () => {
    try {
      await navigator.share({ title: track.title, text, url: address });
    } catch (error) {
      if (isDismissed(error)) return;
      logFailure('shareTrack', error);
      showToast({ tone: 'danger', text: t('failed', { title: track.title }) });
    }
  };

  const canShare = hasFingers && 'share' in navigator;
  return { links: shareLinks({ address, text }), shareByDevice: canShare ? share : null };
}
