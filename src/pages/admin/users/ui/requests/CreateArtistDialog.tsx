import { useTranslation } from 'react-i18next';
import type { ArtistRequest } from '@/shared/contract/artist-request.ts';
import { countryCodes } from '@/shared/contract/codes.ts';
import { genres } from '@/shared/contract/genres.ts';
import { credentialLimits } from '@/shared/contract/limits.ts';
import { useFormats } from '@/shared/lib/format';
import { formSchema, useDraftForm } from '@/shared/lib/form';
import { Field, Select, TextInput } from '@/shared/ui/field';
import { showToast } from '@/shared/ui/toast';
import { Workbench } from '@/shared/ui/workbench';
import { useAnswerArtistRequestMutation } from '../../api/artist-requests-api';

const schema = formSchema(
  async () => (await import('@/shared/contract/artist-request.ts')).createRequestedArtistSchema,
);

type CreateArtistDialogProps = { request: ArtistRequest; onClose: () => void };

export function CreateArtistDialog({ request, onClose }: CreateArtistDialogProps) {
  const { t } = useTranslation('pages.admin.users');
  const { country: countryName, genre: genreName } = useFormats();
  const [answer] = useAnswerArtistRequestMutation();
  const { form, fault, work } = useDraftForm({
    schema,
    empty: {
      answer: 'create' as const,
      name: request.artist,
      genre: genres[0],
      country: 'ES' as const,
    },
    failed: t('requests.failed'),
    send: async ({ sent }) => {
      const { error } = await answer({ id: request.id, answer: sent });
      if (error) return { error };
      const { name } = sent;
      const person = request.account.name;
      showToast({ tone: 'success', text: t('requests.connected', { person, name }) });
      return null;
    },
    onDone: onClose,
  });
  const fields = (
    <>
      <Field
        most={credentialLimits.displayNameMax}
        label={t('requests.create.name')}
        error={fault('name')}
      >
        <TextInput required autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={t('requests.create.genre')}>
        <Select
          options={genres.map((value) => ({ value, label: genreName(value) }))}
          {...form.register('genre')}
        />
      </Field>
      <Field label={t('requests.create.country')}>
        <Select
          options={countryCodes.map((value) => ({ value, label: countryName(value) }))}
          {...form.register('country')}
        />
      </Field>
    </>
  );
  return (
    <Workbench
      title={t('requests.create.title')}
      description={t('requests.create.text', { person: request.account.name })}
      size="medium"
      steps={[{ title: t('requests.create.act'), content: fields }]}
      work={work}
      submitLabel={t('requests.create.act')}
      onClose={onClose}
    />
  );
}
