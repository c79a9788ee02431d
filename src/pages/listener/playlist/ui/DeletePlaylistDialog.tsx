import { useTranslation } from 'react-i18next';
import { useDeletePlaylistMutation } from '@/entities/playlist';
import { isProblem } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { FailureNotice } from '@/shared/ui/notice';
import { showToast } from '@/shared/ui/toast';

type DeletePlaylistDialogProps = {
  /** Named in the question, so that nobody deletes another one. */
  playlist: { id: string; name: string };
  /** Whether it is there; the caller keeps this. */
  isOpen: boolean;
  /** Asks to be closed: cancelled, or the playlist is gone. Not while it is being deleted. */
  onOpenChange: (isOpen: boolean) => void;
  /** The playlist is gone: its page has nothing to show any more. */
  onDeleted: () => void;
};

/** Asks, and deletes a playlist. Load it lazily. */
export function DeletePlaylistDialog(props: DeletePlaylistDialogProps) {
  const { playlist, isOpen, onOpenChange, onDeleted } = props;
  const { id, name } = playlist;
  const { t } = useTranslation('pages.listener.playlist.delete');
  const [remove, { isLoading, isError, reset }] = useDeletePlaylistMutation();

  const handleOpenChange = (next: boolean) => {
    reset();
    onOpenChange(next);
  };

  const handleConfirm = async () => {
    const { error } = await remove(id);
    // One that another window deleted is gone all the same.
    const isGone = isProblem(error) && error.kind === 'not-found';
    if (error && !isGone) {
      logFailure('deletePlaylist', error);
      return;
    }
    showToast({ tone: 'success', text: t('deleted', { name }) });
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
