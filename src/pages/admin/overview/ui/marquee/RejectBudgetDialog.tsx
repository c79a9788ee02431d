import { useTranslation } from 'react-i18next';
import { useRejectMarqueeMutation } from '@/entities/marquee';
import { useViewer } from '@/entities/session';
import type { WaitingMarquee } from '@/shared/contract/marquee.ts';
import { marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { formSchema, useDraftForm } from '@/shared/lib/form';
import { Field, TextArea } from '@/shared/ui/field';
import { showFailure, showToast } from '@/shared/ui/toast';
import { Workbench } from '@/shared/ui/workbench';

const schema = formSchema(
  async () => (await import('@/shared/contract/marquee.ts')).rejectMarqueeBodySchema,
);

type RejectBudgetDialogProps = { campaign: WaitingMarquee; onClose: () => void };

/** Rejects a budget with a message to the artist. */
export function RejectBudgetDialog({ campaign, onClose }: RejectBudgetDialogProps) {
  const { t } = useTranslation('pages.admin.marquee');
  const viewer = useViewer();
  const [reject] = useRejectMarqueeMutation();
  const { id, campaignName: name } = campaign;
  const { form, fault, work } = useDraftForm({
    schema,
    name: `reject-marquee-draft:${viewer?.id}:${id}`,
    empty: { note: '' },
    sentences: { note: { missing: t('noteMissing') } },
    failed: t('failed'),
    send: async ({ sent }) => {
      const { error } = await reject({ id, ...sent });
      if (error) showFailure('rejectMarquee', error, { fallback: t('failed') });
      else showToast({ tone: 'success', text: t('rejected', { name }) });
      return null;
    },
    onDone: onClose,
  });
  const field = (
    <Field most={marqueeLimits.noteMax} label={t('note')} error={fault('note')}>
      <TextArea required {...form.register('note')} />
    </Field>
  );
  return (
    <Workbench
      title={t('rejectOf', { name })}
      description={t('rejectText')}
      size="medium"
      steps={[{ title: t('reject'), content: field }]}
      work={work}
      submitLabel={t('reject')}
      isRefusal
      onClose={onClose}
    />
  );
}
