import { useTranslation } from 'react-i18next';
import { useDeletePlaylistMutation } from '@/entities/playlist';
import { useRestorePlaylist } from '@/features/restore-playlist';
import { isProblem } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { FailureNotice } from '@/shared/ui/notice';
import { showToast } from '@/shared/ui/toast';

type DeletePlaylistDialogProps = {
  /** Named in the question. */
  playlist: { id: string; name: string };
  /** Open state, kept by the caller. */
  isOpen: boolean;
  /** Called on cancelling or after the deletion, not while it runs. */
  onOpenChange: (isOpen: boolean) => void;
  onDeleted: () => void;
};

/** Load it lazily. */
export function DeletePlaylistDialog(props: DeletePlaylistDialogProps) {
  const { playlist, isOpen, onOpenChange, onDeleted } = props;
  const { id, name } = playlist;
  const { t } = useTranslation('pages.listener.playlist.delete');
  const [remove, { isLoading, isError, reset }] = useDeletePlaylistMutation();
  const { restore } = useRestorePlaylist();

  const handleOpenChange = (next: boolean) => {
    reset();
    onOpenChange(next);
  };

  const handleConfirm = async () => {
    const { error } = await remove(id);
    // Another tab may have deleted it.
    const isMissing = isProblem(error) && error.kind === 'not-found';
    if (error && !isMissing) {
      logFailure('deletePlaylist', error);
      return;
    }
    showToast({
      tone: 'success',
      text: t('deleted', { name }),
      action: { label: t('undo'), onPress: () => void restore(playlist) },
    });
    handleOpenChange(false);
    onDeleted();
  };

  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      title={t('title', { name })}
      text={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      tone="danger"
      isPending={isLoading}
      onConfirm={() => void handleConfirm()}
    >
      <FailureNotice>{isError && t('failed', { name })}</FailureNotice>
    </AlertDialog>
  );
}
