import { Share2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { IconButton } from '@/shared/ui/icon-button';
import type { SharableTrack } from '../model/use-share-track';

const ShareTrackMenu = lazyPart(() => import('./ShareTrackMenu'), 'ShareTrackMenu', []);

/** Opens the ways to share a track. */
export function ShareTrackButton({ track }: { track: SharableTrack }) {
  const { t } = useTranslation('features.share-track');
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleClose = () => {
    setAnchor(null);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <IconButton
        ref={button}
        label={t('button', { title: track.title })}
        size="large"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void ShareTrackMenu.load()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Share2 size={22} aria-hidden />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <ShareTrackMenu track={track} anchor={anchor} onClose={handleClose} />
        </Suspense>
      )}
    </>
  );
}
