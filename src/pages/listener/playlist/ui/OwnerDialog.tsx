import { useNavigate } from 'react-router-dom';
import { getVisibility } from '@/entities/playlist';
import { useViewer } from '@/entities/session';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { paths } from '@/shared/routes';
import { CollaborationDialog } from './CollaborationDialog';
import { DeletePlaylistDialog } from './DeletePlaylistDialog';
import { EditPlaylistDialog } from './EditPlaylistDialog';
import type { OwnerAct } from './OwnerItems';

type OwnerDialogProps = { act: OwnerAct; playlist: FullPlaylist; onClose: () => void };

export function OwnerDialog({ act, playlist, onClose }: OwnerDialogProps) {
  const navigate = useNavigate();
  const { id, name, description } = playlist;
  const viewer = useViewer();
  const toLibrary = () => void navigate(paths.library, { replace: true });
  if (act === 'together') {
    return (
      viewer && (
        <CollaborationDialog
          playlist={playlist}
          viewerId={viewer.id}
          onClose={onClose}
          onLeft={toLibrary}
        />
      )
    );
  }
  return act === 'edit' ? (
    <EditPlaylistDialog
      playlist={{ id, name, description, visibility: getVisibility(playlist) }}
      isOpen
      onOpenChange={onClose}
    />
  ) : (
    <DeletePlaylistDialog playlist={playlist} isOpen onOpenChange={onClose} onDeleted={toLibrary} />
  );
}
