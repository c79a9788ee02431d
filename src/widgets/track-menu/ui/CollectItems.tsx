import { Heart, HeartOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddToPlaylistMenu, type PlaylistChoice } from '@/features/add-to-playlist';
import { useLikeTrack } from '@/features/like-track';
import type { Track } from '@/shared/contract/track.ts';
import { MenuItem } from '@/shared/ui/menu';

type CollectItemsProps = { track: Track; choice: PlaylistChoice };

export function CollectItems({ track, choice }: CollectItemsProps) {
  const { t } = useTranslation('widgets.track-menu');
  const { isLiked, toggle } = useLikeTrack(track);
  const Icon = isLiked ? HeartOff : Heart;
  return (
    <>
      <MenuItem icon={<Icon size={18} />} onSelect={toggle}>
        {t(isLiked ? 'unlike' : 'like')}
      </MenuItem>
      <AddToPlaylistMenu choice={choice} />
    </>
  );
}
