import { Eye, EyeOff, ListMusic, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '@/shared/ui/menu';
import type { ShownPlaylist } from '../lib/with-unsaved';
import type { PlaylistActs } from '../model/use-playlist-acts';

export type PlaylistListActs = {
  acts: PlaylistActs;
  onOpen: (id: string) => void;
  onEdit: (id: string) => void;
  onDelete: (shown: ShownPlaylist) => void;
};

export function PlaylistActItems(props: PlaylistListActs & { shown: ShownPlaylist }) {
  const { shown, acts, onOpen, onEdit, onDelete } = props;
  const { t } = useTranslation('pages.editorial.playlists');
  const { playlist, unsaved } = shown;
  const { id, isActive } = playlist;
  return (
    <>
      {unsaved?.act !== 'create' && (
        <MenuItem icon={<ListMusic size={18} />} onSelect={() => onOpen(id)}>
          {t('act.tracks')}
        </MenuItem>
      )}
      <MenuItem
        icon={isActive ? <EyeOff size={18} /> : <Eye size={18} />}
        onSelect={() => void acts.toggle(playlist)}
      >
        {t(isActive ? 'menu.deactivate' : 'menu.activate')}
      </MenuItem>
      <MenuItem icon={<Pencil size={18} />} onSelect={() => onEdit(id)}>
        {t('menu.edit')}
      </MenuItem>
      <MenuItem icon={<Trash2 size={18} />} onSelect={() => onDelete(shown)}>
        {t('menu.delete')}
      </MenuItem>
    </>
  );
}
