import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '@/shared/ui/menu';
import { useSavePlaylist } from '../model/use-save-playlist';
import type { SavablePlaylist } from '../model/use-send-save';

/** In the menu of a playlist of somebody else. */
export function SavePlaylistItem({ playlist }: { playlist: SavablePlaylist }) {
  const { t } = useTranslation('features.save-playlist');
  const { isSaved, toggle } = useSavePlaylist(playlist);
  return (
    <MenuItem icon={<Heart size={18} fill={isSaved ? 'currentColor' : 'none'} />} onSelect={toggle}>
      {t(isSaved ? 'menu.unsave' : 'menu.save')}
    </MenuItem>
  );
}
