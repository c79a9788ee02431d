import { useTranslation } from 'react-i18next';
import { useNamedLabel, useOfferToNewArtistMutation } from '@/entities/label';
import { useViewer } from '@/entities/session';
import { countryCodes } from '@/shared/contract/codes.ts';
import { genres } from '@/shared/contract/genres.ts';
import { credentialLimits } from '@/shared/contract/limits.ts';
import { useFormats } from '@/shared/lib/format';
import { useAttemptKey } from '@/shared/lib/id';
import { emailKeys, Field, Select, TextInput } from '@/shared/ui/field';
import { Bench } from '@/shared/ui/workbench';
import { newArtistSchema, type OfferForm, useContractForm } from '../../model/use-contract-form';
import { OfferFields } from './OfferFields';

type NewArtistFormProps = {
  terms: OfferForm;
  /** The searched name. */
  name: string;
  onDone: () => void;
  onCancel: () => void;
};

/** Creates an artist and offers a contract to the account that will speak for them. */
export function NewArtistForm({ terms, name, onDone, onCancel }: NewArtistFormProps) {
  const { t } = useTranslation('pages.label.artists');
  const { country: countryName, genre: genreName } = useFormats();
  const label = useNamedLabel();
  const viewer = useViewer();
  const [offer] = useOfferToNewArtistMutation();
  const getKey = useAttemptKey();
  const draft = useContractForm({
    schema: newArtistSchema,
    opened: { name: '', genre: genres[0], country: 'ES', email: '', ...terms },
    draftName: `contract-draft:${viewer?.id}:${label ?? ''}`,
    ...(name !== '' && { preset: { name } }),
    send: (artist) => offer({ label, key: getKey(artist), artist }),
    said: { done: t('contract.sent'), failed: t('contract.failed') },
    onDone,
  });
  const { form, fault, work } = draft;
  const fields = (
    <>
      <Field
        label={t('contract.name')}
        most={credentialLimits.displayNameMax}
        error={fault('name')}
      >
        <TextInput required autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={t('contract.genre')}>
        <Select
          options={genres.map((value) => ({ value, label: genreName(value) }))}
          {...form.register('genre')}
        />
      </Field>
      <Field label={t('contract.country')}>
        <Select
          options={countryCodes.map((value) => ({ value, label: countryName(value) }))}
          {...form.register('country')}
        />
      </Field>
      <Field label={t('contract.email')} hint={t('contract.emailHint')} error={fault('email')}>
        <TextInput {...emailKeys} required autoComplete="off" {...form.register('email')} />
      </Field>
      <OfferFields draft={draft} />
    </>
  );
  return (
    <Bench
      isInPage
      steps={[{ title: t('contract.new'), content: fields }]}
      work={work}
      submitLabel={t('contract.send')}
      cancelLabel={t('contract.back')}
      onCancel={onCancel}
    />
  );
}
