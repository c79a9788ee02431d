import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNamedLabel, useOfferToNewArtistMutation } from '@/entities/label';
import { countryCodes } from '@/shared/contract/codes.ts';
import { genres } from '@/shared/contract/genres.ts';
import { credentialLimits } from '@/shared/contract/limits.ts';
import { dayFromToday, fieldSentence, lazySchema, usePrefetchedSchema } from '@/shared/lib/form';
import { useFormats } from '@/shared/lib/format';
import { useAttemptKey } from '@/shared/lib/id';
import { emailKeys, Field, Select, TextInput } from '@/shared/ui/field';
import { FormFrame } from '@/shared/ui/form-frame';
import { readRate } from '../../lib/read-rate';
import type { NewArtistForm as Values, OfferForm, OfferMessage } from '../../model/offer-form';
import { useSent } from '../../model/use-sent';
import { useUnsavedWords } from '../../model/use-unsaved-words';
import { OfferFields } from './OfferFields';

const schema = lazySchema<Values>(() =>
  import('../../model/offer-form').then((form) => form.newArtistFormSchema(dayFromToday(0))),
);

type NewArtistFormProps = {
  /** What stands there at first: the name that was looked for, and usual terms. */
  initial: OfferForm & { name: string };
  onDone: () => void;
  onCancel: () => void;
};

/** Makes an artist who is not here yet, and offers a contract to the account that is to speak for them. */
export function NewArtistForm({ initial, onDone, onCancel }: NewArtistFormProps) {
  const { t } = useTranslation('pages.label.artists');
  const { country: countryName } = useFormats();
  const label = useNamedLabel();
  const [offer] = useOfferToNewArtistMutation();
  const keyOf = useAttemptKey();
  const unsaved = useUnsavedWords();
  usePrefetchedSchema(schema);
  const form = useForm<Values>({
    resolver: schema,
    defaultValues: { genre: genres[0], country: 'ES', email: '', ...initial },
  });
  const { errors } = form.formState;
  const sent = useSent(form);
  const errorOf = (field: 'name' | 'email') =>
    fieldSentence(errors[field], (key: OfferMessage) => t(key));

  const handleSubmit = async ({ royaltyRate, ...values }: Values) => {
    const artist = { ...values, royaltyRate: readRate(royaltyRate) ?? Number.NaN };
    const answer = await offer({ label, key: keyOf(artist), artist });
    if (sent(answer, { done: t('contract.sent'), failed: t('contract.failed') })) onDone();
  };

  return (
    <FormFrame
      form={form}
      onSubmit={handleSubmit}
      submitLabel={t('contract.send')}
      cancelLabel={t('contract.back')}
      onCancel={onCancel}
      unsaved={unsaved}
    >
      <Field
        label={t('contract.name')}
        most={credentialLimits.displayNameMax}
        error={errorOf('name')}
      >
        <TextInput required autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={t('contract.genre')}>
        <Select
          options={genres.map((value) => ({ value, label: value }))}
          {...form.register('genre')}
        />
      </Field>
      <Field label={t('contract.country')}>
        <Select
          options={countryCodes.map((value) => ({ value, label: countryName(value) }))}
          {...form.register('country')}
        />
      </Field>
      <Field label={t('contract.email')} hint={t('contract.emailHint')} error={errorOf('email')}>
        <TextInput {...emailKeys} required autoComplete="off" {...form.register('email')} />
      </Field>
      {/* Its fields are among those of this form. */}
      <OfferFields form={form as unknown as UseFormReturn<OfferForm>} />
    </FormFrame>
  );
}
