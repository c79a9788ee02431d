import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { MenuButton } from '@/shared/ui/menu-button';
import { TrackMenu, loadTrackMenu } from './TrackMenu';

type TrackMenuButtonProps = {
  track: Track;
  size?: 'medium' | 'large';
};

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
