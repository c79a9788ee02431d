import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { showFailure, showToast } from '@/shared/ui/toast';

type RemoveThingProps = {
  words: { title: string; text: string; confirm: string; done: string; failed: string };
  onRemove: () => PromiseLike<{ error?: unknown }>;
  onClose: () => void;
};

export function RemoveThing({ words, onRemove, onClose }: RemoveThingProps) {
  const { t } = useTranslation('widgets.office');
  const [isPending, setPending] = useState(false);
  const handleConfirm = async () => {
    setPending(true);
    const { error } = await onRemove();
    if (error) showFailure('remove', error, { text: words.failed });
    else showToast({ tone: 'success', text: words.done });
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      cancelLabel={t('cancel')}
      isPending={isPending}
      onConfirm={() => void handleConfirm()}
    />
  );
}
