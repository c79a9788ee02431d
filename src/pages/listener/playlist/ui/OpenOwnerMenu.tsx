import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { paths } from '@/shared/routes';
import { AnchoredMenu, MenuItem } from '@/shared/ui/menu';
import { DeletePlaylistDialog } from './DeletePlaylistDialog';
import { EditPlaylistDialog } from './EditPlaylistDialog';

type OpenOwnerMenuProps = {
  playlist: FullPlaylist;
  anchor: HTMLElement;
  /** Called when menu and dialog are closed. */
  onClose: () => void;
};

export function OpenOwnerMenu({ playlist, anchor, onClose }: OpenOwnerMenuProps) {
  const { t } = useTranslation('pages.listener.playlist');
  const navigate = useNavigate();
  const [view, setView] = useState<'choose' | 'edit' | 'delete' | 'closed'>('choose');
  const { id, name, description, isPublic } = playlist;

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

  if (view === 'closed') return null;
  if (view === 'edit') {
    return (
      <EditPlaylistDialog
        playlist={{ id, name, description, isPublic }}
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
    <AnchoredMenu anchor={anchor} label={t('owner.more', { name })} heading={name} onClose={close}>
      <MenuItem icon={<Pencil size={18} />} onSelect={lead('edit')}>
        {t('owner.edit')}
      </MenuItem>
      <MenuItem icon={<Trash2 size={18} />} tone="danger" onSelect={lead('delete')}>
        {t('owner.delete')}
      </MenuItem>
    </AnchoredMenu>
  );
}
