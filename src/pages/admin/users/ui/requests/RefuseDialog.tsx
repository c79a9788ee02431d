import { useTranslation } from 'react-i18next';
import { type ArtistRequest, artistRequestLimits } from '@/shared/contract/artist-request.ts';
import { formSchema, useDraftForm } from '@/shared/lib/form';
import { Field, TextArea } from '@/shared/ui/field';
import { showToast } from '@/shared/ui/toast';
import { Workbench } from '@/shared/ui/workbench';
import { useAnswerArtistRequestMutation } from '../../api/artist-requests-api';

const schema = formSchema(
  async () => (await import('@/shared/contract/artist-request.ts')).refuseArtistRequestSchema,
);

type RefuseDialogProps = { request: ArtistRequest; onClose: () => void };

export function RefuseDialog({ request: { id, artist }, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('pages.admin.users');
  const [answer] = useAnswerArtistRequestMutation();
  const { form, fault, work } = useDraftForm({
    schema,
    empty: { answer: 'refuse' as const, reason: '' },
    sentences: { reason: { missing: t('requests.refuse.missing') } },
    failed: t('requests.failed'),
    send: async ({ sent }) => {
      const { error } = await answer({ id, answer: sent });
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
      title={t('requests.refuse.title', { artist })}
      size="medium"
      steps={[{ title: t('requests.refuse.act'), content: field }]}
      work={work}
      submitLabel={t('requests.refuse.act')}
      isRefusal
      onClose={onClose}
    />
  );
}
