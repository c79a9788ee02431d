import { Ellipsis } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import type { PlaylistPage } from '@/shared/contract/playlist.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { IconButton } from '@/shared/ui/icon-button';

const OwnerDeeds = lazyPart(() => import('./OwnerDeeds'), 'OwnerDeeds', [
  'features.edit-playlist',
  'features.delete-playlist',
]);

/** What the owner may do with the playlist as a whole; nothing for others. */
export function OwnerMenu({ playlist }: { playlist: PlaylistPage }) {
  const { t } = useTranslation('pages.listener.playlist');
  const viewer = useViewer();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (viewer?.id !== playlist.owner.id) return null;
  const handleClose = () => {
    setAnchor(null);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <IconButton
        ref={button}
        label={t('owner.more', { name: playlist.name })}
        size="large"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void OwnerDeeds.load()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis size={24} aria-hidden />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <OwnerDeeds playlist={playlist} anchor={anchor} onClose={handleClose} />
        </Suspense>
      )}
    </>
  );
}
