import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { MenuButton } from '@/shared/ui/menu-button';
import type { SharableTrack } from '../model/use-share-track';

const ShareTrackMenu = lazyPart(() => import('./ShareTrackMenu'), 'ShareTrackMenu');

type ShareTrackButtonProps = {
  track: SharableTrack;
};

export function ShareTrackButton({ track }: ShareTrackButtonProps) {
  const { t } = useTranslation('features.share-track');
  return (
    <MenuButton
      label={t('button', { title: track.title })}
      icon={<Share2 size={24} aria-hidden />}
      size="large"
      onIntent={() => void ShareTrackMenu.load().catch(() => undefined)}
      menu={(anchor, close) => <ShareTrackMenu track={track} anchor={anchor} onClose={close} />}
    />
  );
}
