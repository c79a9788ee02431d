import { useTranslation } from 'react-i18next';
import { useNamedLabel, useOfferContractMutation } from '@/entities/label';
import { useAttemptKey } from '@/shared/lib/id';
import { Bench } from '@/shared/ui/workbench';
import {
  type OfferForm as Typed,
  offerSchema,
  useContractForm,
} from '../../model/use-contract-form';
import { OfferFields } from './OfferFields';

type OfferFormProps = {
  artistId: string;
  terms: Typed;
  onDone: () => void;
  onCancel: () => void;
};

/** Offers a contract: a first one, a renewal, or other terms from a day on. */
export function OfferForm({ artistId, terms: opened, onDone, onCancel }: OfferFormProps) {
  const { t } = useTranslation('pages.label.artists');
  const label = useNamedLabel();
  const [offer] = useOfferContractMutation();
  const getKey = useAttemptKey();
  const draft = useContractForm({
    schema: offerSchema,
    opened,
    send: (terms) => offer({ label, key: getKey(terms), artist: artistId, terms }),
    said: { done: t('contract.sent'), failed: t('contract.failed') },
    onDone,
  });
  return (
    <Bench
      isInPage
      steps={[{ title: t('contract.send'), content: <OfferFields draft={draft} /> }]}
      work={draft.work}
      submitLabel={t('contract.send')}
      onCancel={onCancel}
    />
  );
}
