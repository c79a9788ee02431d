import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRejectReleaseMutation } from '@/entities/release';
import { releaseLimits } from '@/shared/contract/release-limits.ts';
import { rejectionReasons } from '@/shared/contract/release-types.ts';
import type { Preparation, RejectionReason } from '@/shared/contract/release.ts';
import { Field, Select, TextArea } from '@/shared/ui/field';
import { useDecided } from '../model/use-decided';
import { DecisionDialog } from './DecisionDialog';

type RejectDialogProps = { release: Preparation; onClose: () => void };

/** Turns a release down: a reason of a short list, and a word that the label reads. */
export function RejectDialog({ release: { id, version, title }, onClose }: RejectDialogProps) {
  const { t } = useTranslation(['pages.editorial.inbox', 'entities.release']);
  const [reject, { isLoading }] = useRejectReleaseMutation();
  const [reason, setReason] = useState<RejectionReason | ''>('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const decided = useDecided('decideRelease');
  const handleDecide = async () => {
    setTried(true);
    if (reason === '') return;
    const { error } = await reject({ id, version, reason, note });
    const isOver = decided(error, {
      done: t('reject.done', { title }),
      failed: t('reject.failed'),
    });
    if (isOver) onClose();
  };
  return (
    <DecisionDialog
      title={t('reject.title', { title })}
      text={t('reject.text')}
      labels={{ close: t('reject.close'), cancel: t('reject.cancel'), act: t('reject.act') }}
      isRefusal
      isPending={isLoading}
      onDecide={handleDecide}
      onClose={onClose}
    >
      <Field
        label={t('reject.reason')}
        error={isTried && reason === '' ? t('reject.choose') : undefined}
      >
        <Select
          required
          value={reason}
          options={[
            { value: '', label: t('reject.none') },
            ...rejectionReasons.map((value) => ({
              value,
              label: t(`entities.release:reason.${value}`),
            })),
          ]}
          onChange={({ target }) =>
            setReason(rejectionReasons.find((each) => each === target.value) ?? '')
          }
        />
      </Field>
      <Field
        most={releaseLimits.noteMax}
        label={t('reject.note')}
        hint={t('reject.noteHint', { most: releaseLimits.noteMax })}
      >
        <TextArea value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </DecisionDialog>
  );
}
