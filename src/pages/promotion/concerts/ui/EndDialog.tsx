import { useTranslation } from 'react-i18next';
import { useCancelConcertMutation, useRemoveConcertMutation } from '@/entities/concert';
import type { Concert } from '@/shared/contract/concert.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { showFailure, showToast } from '@/shared/ui/toast';

type EndDialogProps = {
  /** Cancelled, it stays in the list; removed, it is gone. */
  act: 'cancel' | 'remove';
  concert: Concert;
  artistId: string | undefined;
  onClose: () => void;
};

/**
 * Asks before a concert is called off or goes.
 * @states default variants pending
 */
export function EndDialog({ act, concert: { id, title }, artistId, onClose }: EndDialogProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const [cancel, cancelling] = useCancelConcertMutation();
  const [remove, removing] = useRemoveConcertMutation();
  const handleConfirm = async () => {
    const { error } = await (act === 'cancel' ? cancel : remove)({ id, artistId });
    if (error) showFailure(`${act}Concert`, error, { text: t(`${act}.failed`) });
    else showToast({ tone: 'success', text: t(`${act}.done`, { title }) });
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t(`${act}.title`, { title })}
      text={t(`${act}.text`)}
      confirmLabel={t(`${act}.confirm`)}
      cancelLabel={t('keep')}
      tone="danger"
      isPending={cancelling.isLoading || removing.isLoading}
      onConfirm={() => void handleConfirm()}
    />
  );
}
