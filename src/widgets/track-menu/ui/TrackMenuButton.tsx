import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { MenuButton } from '@/shared/ui/menu-button';
import { TrackMenu, loadTrackMenu } from './TrackMenu';

type TrackMenuButtonProps = {
  /** The menu's track, which names the button. */
  track: Track;
  /** Large in a header. */
  size?: 'medium' | 'large';
};

/** Opens a track's menu outside of tables. */
export function TrackMenuButton({ track, size = 'medium' }: TrackMenuButtonProps) {
  const { t } = useTranslation('widgets.track-menu');
  return (
    <MenuButton
      label={t('button', { title: track.title })}
      icon={<Ellipsis size={size === 'large' ? 24 : 20} aria-hidden />}
      size={size}
      onIntent={loadTrackMenu}
      menu={(anchor, close) => <TrackMenu track={track} anchor={anchor} onClose={close} />}
    />
  );
}
