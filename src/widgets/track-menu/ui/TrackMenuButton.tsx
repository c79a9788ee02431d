import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { IconButton } from '@/shared/ui/icon-button';
import { TrackMenu, loadTrackMenu } from './TrackMenu';

type TrackMenuButtonProps = { track: Track; size?: 'medium' | 'large' };

/** Opens the menu of a track outside of tables. */
export function TrackMenuButton({ track, size = 'medium' }: TrackMenuButtonProps) {
  const { t } = useTranslation('widgets.track-menu');
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
        size={size}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={loadTrackMenu}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis size={size === 'large' ? 24 : 20} aria-hidden />
      </IconButton>
      {anchor && <TrackMenu track={track} anchor={anchor} onClose={handleClose} />}
    </>
  );
}
