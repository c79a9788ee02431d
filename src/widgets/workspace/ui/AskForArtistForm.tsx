import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { artistRequestLimits } from '@/shared/contract/artist-request.ts';
import { formSchema, useDraftForm } from '@/shared/lib/form';
import { Field, TextArea, TextInput } from '@/shared/ui/field';
import { showToast } from '@/shared/ui/toast';
import { Workbench } from '@/shared/ui/workbench';
import { useAskForArtistMutation } from '../api/artist-request-api';

const schema = formSchema(
  async () => (await import('@/shared/contract/artist-request.ts')).askForArtistBodySchema,
);

export function AskForArtistForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('widgets.workspace');
  const viewer = useViewer();
  const [ask] = useAskForArtistMutation();
  const { form, fault, work } = useDraftForm({
    schema,
    name: `artist-request-draft:${viewer?.id}`,
    empty: { artist: '', proof: '' },
    sentences: {
      artist: { missing: t('ask.artistMissing') },
      proof: { missing: t('ask.proofMissing') },
    },
    failed: t('ask.failed'),
    send: async ({ sent }) => {
      const { error } = await ask(sent);
      if (error) return { error };
      showToast({ tone: 'success', text: t('ask.sent') });
      return null;
    },
    onDone: onClose,
  });
  const { artistMax, proofMax } = artistRequestLimits;
  const fields = (
    <>
      <Field
        most={artistMax}
        label={t('ask.artist')}
        hint={t('ask.artistHint')}
        error={fault('artist')}
      >
        <TextInput required autoComplete="off" {...form.register('artist')} />
      </Field>
      <Field
        most={proofMax}
        label={t('ask.proof')}
        hint={t('ask.proofHint')}
        error={fault('proof')}
      >
        <TextArea required {...form.register('proof')} />
      </Field>
    </>
  );
  return (
    <Workbench
      title={t('ask.action')}
      description={t('ask.formText')}
      size="medium"
      steps={[{ title: t('ask.action'), content: fields }]}
      work={work}
      submitLabel={t('ask.send')}
      onClose={onClose}
    />
  );
}
