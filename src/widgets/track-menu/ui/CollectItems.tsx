import { Heart, HeartOff, ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccountGate, useViewer } from '@/entities/session';
import { useLikeTrack } from '@/features/like-track';
import type { Track } from '@/shared/contract/track.ts';
import { MenuItem } from '@/shared/ui/menu';
import type { usePlaylistChoice } from '../model/use-playlist-choice';
import { AddToPlaylistMenu } from './add-to-playlist/AddToPlaylistMenu';

type CollectItemsProps = { track: Track; choice: ReturnType<typeof usePlaylistChoice> };

export function CollectItems({ track, choice }: CollectItemsProps) {
  const { t } = useTranslation('widgets.track-menu');
  const viewer = useViewer();
  const gate = useAccountGate();
  const { isLiked, toggle } = useLikeTrack(track);
  const Icon = isLiked ? HeartOff : Heart;
  return (
    <>
      <MenuItem icon={<Icon size={18} />} onSelect={toggle}>
        {t(isLiked ? 'unlike' : 'like')}
      </MenuItem>
      {viewer ? (
        <AddToPlaylistMenu choice={choice} />
      ) : (
        <MenuItem icon={<ListPlus size={18} />} onSelect={() => gate('create', () => undefined)}>
          {t('addToPlaylist')}
        </MenuItem>
      )}
    </>
  );
}
