import { ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccountGate, useViewer } from '@/entities/session';
import { MenuItem, MenuSub } from '@/shared/ui/menu';
import type { PlaylistChoice } from '../model/use-playlist-choice';
import { PlaylistItems } from './PlaylistItems';

type AddToPlaylistMenuProps = {
  /** From `usePlaylistChoice`, which outlives the menu. */
  choice: PlaylistChoice;
  /** The playlists are the menu's own entries. */
  isFlat?: boolean;
};

/** Visitors are asked to sign in. */
export function AddToPlaylistMenu({ choice, isFlat = false }: AddToPlaylistMenuProps) {
  const { t } = useTranslation('features.add-to-playlist');
  const isListener = useViewer() !== null;
  const gate = useAccountGate();
  if (isListener && isFlat) return <PlaylistItems choice={choice} />;
  const icon = <ListPlus size={18} />;
  return isListener ? (
    <MenuSub icon={icon} label={t('menu')} backLabel={t('back')}>
      <PlaylistItems choice={choice} />
    </MenuSub>
  ) : (
    <MenuItem icon={icon} onSelect={() => gate('create', () => undefined)}>
      {t('menu')}
    </MenuItem>
  );
}
