import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { showFailure, showToast } from '@/shared/ui/toast';
import type { Question } from './tool-desk';

type ConfirmedActProps = Question & { onClose: () => void };

export function ConfirmedAct(props: ConfirmedActProps) {
  const { title, text, confirm, done, failed, isLasting = true, act, onClose } = props;
  const { t } = useTranslation('widgets.office');
  const [isPending, setPending] = useState(false);
  const handleConfirm = async () => {
    setPending(true);
    const { error } = await act();
    if (error) showFailure('askedAct', error, { fallback: failed });
    else showToast({ tone: 'success', text: done });
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      text={text}
      confirmLabel={confirm}
      cancelLabel={t('back')}
      tone={isLasting ? 'danger' : undefined}
      isPending={isPending}
      onConfirm={() => void handleConfirm()}
    />
  );
}
