import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRejectMarqueeMutation } from '@/entities/marquee';
import { seenText } from '@/shared/contract/seen-text.ts';
import type { WaitingMarquee } from '@/shared/contract/marquee.ts';
import { marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { Field, TextArea } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { showFailure, showToast } from '@/shared/ui/toast';

type RejectBudgetDialogProps = { campaign: WaitingMarquee; onClose: () => void };

/** Turns a budget down, with a word that its artist reads. */
export function RejectBudgetDialog({ campaign, onClose }: RejectBudgetDialogProps) {
  const { t } = useTranslation('pages.admin.marquee');
  const [reject, { isLoading }] = useRejectMarqueeMutation();
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { id, campaignName: name } = campaign;
  const isMissing = seenText(note) === '';
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isMissing || isLoading) return;
    const { error } = await reject({ id, note: note.trim() });
    if (error) {
      showFailure('rejectMarquee', error, { fallback: t('failed') });
    } else showToast({ tone: 'success', text: t('rejected', { name }) });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('rejectOf', { name })}
      description={t('rejectText')}
      closeLabel={t('close')}
      size="medium"
    >
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap={5}>
          <Field
            most={marqueeLimits.noteMax}
            label={t('note')}
            error={isTried && isMissing ? t('noteMissing') : undefined}
          >
            <TextArea required value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="danger" isPending={isLoading}>
              {t('reject')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
