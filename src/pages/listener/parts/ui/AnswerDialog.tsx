import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerShareMutation } from '@/entities/recording-share';
import { isProblem } from '@/shared/api';
import { shareReasonMax } from '@/shared/contract/limits.ts';
import type { OwnShare } from '@/shared/contract/recording-share.ts';
import { useFormats } from '@/shared/lib/format';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Field, TextArea } from '@/shared/ui/field';
import { showFailure, showToast } from '@/shared/ui/toast';

type AnswerDialogProps = {
  share: OwnShare;
  choice: 'accept' | 'decline';
  onClose: () => void;
};

/** Repeats what is answered; a refusal may have a reason. */
export function AnswerDialog({ share, choice, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('pages.listener.parts');
  const { date } = useFormats();
  const [send, { isLoading }] = useAnswerShareMutation();
  const [reason, setReason] = useState('');
  const { id, track, startsOn } = share;
  const isAccepted = choice === 'accept';
  const answer = async () => {
    const said = reason.trim();
    const { error } = await send({ id, isAccepted, ...(said !== '' && { reason: said }) });
    onClose();
    if (error === undefined) {
      showToast({ tone: 'success', text: t(`proposals.${isAccepted ? 'accepted' : 'declined'}`) });
      return;
    }
    const isMissing = isProblem(error) && error.kind === 'not-found';
    const fallback = t(isMissing ? 'proposals.gone' : 'proposals.failed');
    showFailure('answerShare', error, { fallback, kinds: ['duplicate'] });
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t(`proposals.${choice}Title`, { title: track.name })}
      text={t(`proposals.${choice}Text`, { date: date(startsOn) })}
      confirmLabel={t(`proposals.${choice}Confirm`)}
      cancelLabel={t('proposals.later')}
      tone={isAccepted ? undefined : 'danger'}
      isPending={isLoading}
      onConfirm={() => void answer()}
    >
      {!isAccepted && (
        <Field label={t('proposals.reason')} most={shareReasonMax}>
          <TextArea value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      )}
    </AlertDialog>
  );
}
