import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNamedLabel, useOfferContractMutation } from '@/entities/label';
import { dayFromToday, lazySchema, usePrefetchedSchema } from '@/shared/lib/form';
import { useAttemptKey } from '@/shared/lib/id';
import { FormFrame } from '@/shared/ui/form-frame';
import { readRate } from '../../lib/read-rate';
import type { OfferForm as Values } from '../../model/offer-form';
import { useSent } from '../../model/use-sent';
import { useUnsavedWords } from '../../model/use-unsaved-words';
import { OfferFields } from './OfferFields';

const schema = lazySchema<Values>(() =>
  import('../../model/offer-form').then((form) => form.offerFormSchema(dayFromToday(0))),
);

type OfferFormProps = {
  /** To whom. */
  artistId: string;
  /** What stands in the fields at first. */
  terms: Values;
  /** It was sent. */
  onDone: () => void;
  /** It was left. */
  onCancel: () => void;
};

/** Offers an artist a contract: a first one, a renewal, or other terms from a day on. */
export function OfferForm({ artistId, terms, onDone, onCancel }: OfferFormProps) {
  const { t } = useTranslation('pages.label.artists');
  const label = useNamedLabel();
  const [offer] = useOfferContractMutation();
  const keyOf = useAttemptKey();
  const unsaved = useUnsavedWords();
  usePrefetchedSchema(schema);
  const form = useForm<Values>({ resolver: schema, defaultValues: terms });
  const sent = useSent(form);

  const handleSubmit = async ({ royaltyRate, ...days }: Values) => {
    const asked = { ...days, royaltyRate: readRate(royaltyRate) ?? Number.NaN };
    const key = keyOf(asked);
    const answer = await offer({ label, key, artist: artistId, terms: asked });
    if (sent(answer, { done: t('contract.sent'), failed: t('contract.failed') })) onDone();
  };

  return (
    <FormFrame
      form={form}
      onSubmit={handleSubmit}
      submitLabel={t('contract.send')}
      cancelLabel={t('contract.cancel')}
      onCancel={onCancel}
      unsaved={unsaved}
    >
      <OfferFields form={form} />
    </FormFrame>
  );
}
