import { ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuSub } from '@/shared/ui/menu';
import type { PlaylistChoice } from '../model/use-playlist-choice';
import { PlaylistItems } from './PlaylistItems';

type AddToPlaylistMenuProps = {
  /** From `usePlaylistChoice`, which outlives the menu. */
  choice: PlaylistChoice;
};

export function AddToPlaylistMenu({ choice }: AddToPlaylistMenuProps) {
  const { t } = useTranslation('features.add-to-playlist');
  return (
    <MenuSub icon={<ListPlus size={18} />} label={t('menu')} backLabel={t('back')}>
      <PlaylistItems choice={choice} />
    </MenuSub>
  );
}
