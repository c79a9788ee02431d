import { useNavigate } from 'react-router-dom';
import { getVisibility } from '@/entities/playlist';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { paths } from '@/shared/routes';
import { DeletePlaylistDialog } from './DeletePlaylistDialog';
import { EditPlaylistDialog } from './EditPlaylistDialog';
import type { OwnerAct } from './OwnerItems';

type OwnerDialogProps = { act: OwnerAct; playlist: FullPlaylist; onClose: () => void };

export function OwnerDialog({ act, playlist, onClose }: OwnerDialogProps) {
  const navigate = useNavigate();
  const { id, name, description } = playlist;
  return act === 'edit' ? (
    <EditPlaylistDialog
      playlist={{ id, name, description, visibility: getVisibility(playlist) }}
      isOpen
      onOpenChange={onClose}
    />
  ) : (
    <DeletePlaylistDialog
      playlist={playlist}
      isOpen
      onOpenChange={onClose}
      onDeleted={() => void navigate(paths.library, { replace: true })}
    />
  );
}
