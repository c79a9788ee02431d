import { useTranslation } from 'react-i18next';
import { useRemoveCanvasMutation } from '@/entities/canvas';
import type { Canvas } from '@/shared/contract/canvas.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { showFailure, showToast } from '@/shared/ui/toast';

type RemoveDialogProps = {
  canvas: Canvas;
  artistId: string | undefined;
  onClose: () => void;
};

/** Asks before a canvas goes, with its file. */
export function RemoveDialog({ canvas, artistId, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('pages.promotion.canvas');
  const [remove, { isLoading }] = useRemoveCanvasMutation();
  const { id, trackTitle: title, status } = canvas;
  const handleConfirm = async () => {
    const { error } = await remove({ id, artistId });
    if (error) showFailure('removeCanvas', error, { text: t('remove.failed') });
    else showToast({ tone: 'success', text: t('remove.done', { title }) });
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('remove.title', { title })}
      text={t(status === 'live' ? 'remove.textLive' : 'remove.text')}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('remove.cancel')}
      isPending={isLoading}
      onConfirm={() => void handleConfirm()}
    />
  );
}
