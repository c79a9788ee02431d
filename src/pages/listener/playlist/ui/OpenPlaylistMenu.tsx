import { Link2, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { getVisibility } from '@/entities/playlist';
import { useViewer } from '@/entities/session';
import { SavePlaylistItem } from '@/features/save-playlist';
import { CopyByHandDialog, useCopyLink } from '@/features/share-track';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { paths } from '@/shared/routes';
import { AnchoredMenu, MenuItem } from '@/shared/ui/menu';
import { DeletePlaylistDialog } from './DeletePlaylistDialog';
import { EditPlaylistDialog } from './EditPlaylistDialog';

type OpenPlaylistMenuProps = {
  playlist: FullPlaylist;
  anchor: HTMLElement;
  /** Called when menu and dialog are closed. */
  onClose: () => void;
};

export function OpenPlaylistMenu({ playlist, anchor, onClose }: OpenPlaylistMenuProps) {
  const { t } = useTranslation('pages.listener.playlist');
  const navigate = useNavigate();
  const [view, setView] = useState<'choose' | 'link' | 'edit' | 'delete' | 'closed'>('choose');
  const { id, name, description } = playlist;
  const isOwner = useViewer()?.id === playlist.owner.id;
  const visibility = getVisibility(playlist);
  const shared = { title: name, address: `${window.location.origin}${paths.playlist(id)}` };
  const copyLink = useCopyLink(shared);

  // After the dialog, because a modal traps the focus.
  const reportClosed = useEffectEvent(onClose);
  useEffect(() => {
    if (view === 'closed') reportClosed();
  }, [view]);
  const close = () => setView('closed');
  // A dialog replaces the menu, which would otherwise close everything.
  const lead = (next: 'edit' | 'delete') => (event: Event) => {
    event.preventDefault();
    setView(next);
  };
  const handleCopy = async (event: Event) => {
    event.preventDefault();
    setView((await copyLink()) ? 'closed' : 'link');
  };

  if (view === 'closed') return null;
  if (view === 'link') return <CopyByHandDialog shared={shared} onClose={close} />;
  if (view === 'edit') {
    return (
      <EditPlaylistDialog
        playlist={{ id, name, description, visibility }}
        isOpen
        onOpenChange={close}
      />
    );
  }
  if (view === 'delete') {
    return (
      <DeletePlaylistDialog
        playlist={playlist}
        isOpen
        onOpenChange={close}
        onDeleted={() => void navigate(paths.library, { replace: true })}
      />
    );
  }
  return (
    <AnchoredMenu anchor={anchor} label={t('menu.more', { name })} heading={name} onClose={close}>
      {!isOwner && <SavePlaylistItem playlist={playlist} />}
      {visibility !== 'private' && (
        <MenuItem icon={<Link2 size={18} />} onSelect={(event) => void handleCopy(event)}>
          {t('menu.copy')}
        </MenuItem>
      )}
      {isOwner && (
        <>
          <MenuItem icon={<Pencil size={18} />} onSelect={lead('edit')}>
            {t('menu.edit')}
          </MenuItem>
          <MenuItem icon={<Trash2 size={18} />} tone="danger" onSelect={lead('delete')}>
            {t('menu.delete')}
          </MenuItem>
        </>
      )}
    </AnchoredMenu>
  );
}
