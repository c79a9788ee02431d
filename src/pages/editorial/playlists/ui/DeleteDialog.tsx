import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import type { PlaylistActs } from '../model/use-playlist-acts';

type DeleteDialogProps = {
  playlist: EditorialPlaylist;
  acts: Pick<PlaylistActs, 'remove'>;
  onClose: () => void;
};

export function DeleteDialog({ playlist, acts, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('pages.editorial.playlists');
  const [isPending, setPending] = useState(false);
  const handleConfirm = async () => {
    setPending(true);
    await acts.remove(playlist);
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('delete.title', { name: playlist.name })}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('delete.cancel')}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void handleConfirm()}
    />
  );
}
