import { useTranslation } from 'react-i18next';
import { artistRequestLimits } from '@/shared/contract/artist-request.ts';
import { formSchema, useDraftForm } from '@/shared/lib/form';
import { Field, TextArea } from '@/shared/ui/field';
import { showToast } from '@/shared/ui/toast';
import { Workbench } from '@/shared/ui/workbench';

const schema = formSchema(
  async () => (await import('@/shared/contract/artist-request.ts')).refuseArtistRequestSchema,
);

type Refusal = { answer: 'refuse'; reason: string };

type RefuseDialogProps = {
  title: string;
  send: (refusal: Refusal) => Promise<{ error?: unknown }>;
  onClose: () => void;
};

/** Refuses what an account asked for, with a reason. */
export function RefuseDialog({ title, send, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('pages.admin.users');
  const { form, fault, work } = useDraftForm({
    schema,
    empty: { answer: 'refuse' as const, reason: '' },
    sentences: { reason: { missing: t('requests.refuse.missing') } },
    failed: t('requests.failed'),
    send: async ({ sent }) => {
      const { error } = await send(sent);
      if (error) return { error };
      showToast({ tone: 'success', text: t('requests.refuse.done') });
      return null;
    },
    onDone: onClose,
  });
  const field = (
    <Field
      most={artistRequestLimits.reasonMax}
      label={t('requests.refuse.reason')}
      hint={t('requests.refuse.hint')}
      error={fault('reason')}
    >
      <TextArea required {...form.register('reason')} />
    </Field>
  );
  return (
    <Workbench
      title={title}
      size="medium"
      steps={[{ title: t('requests.refuse.act'), content: field }]}
      work={work}
      submitLabel={t('requests.refuse.act')}
      isRefusal
      onClose={onClose}
    />
  );
}
