import { useTranslation } from 'react-i18next';
import { useConcertsQuery } from '@/entities/concert';
import { Field, Select } from '@/shared/ui/field';

type PresaleFieldProps = {
  artistId: string | undefined;
  /** Id of the concert; empty for none. */
  value: string;
  error?: string | undefined;
  onChange: (concertId: string) => void;
};

/** The upcoming concert whose presale code participants get. */
export function PresaleField({ artistId, value, error, onChange }: PresaleFieldProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const { data = [] } = useConcertsQuery({ artistId });
  const toCome = data.filter(
    ({ id, status }) => id === value || (status !== 'cancelled' && status !== 'completed'),
  );
  const chosen = toCome.find(({ id }) => id === value);
  const hint = chosen?.presaleCode === '' ? 'campaign.noCode' : 'campaign.concertHint';
  return (
    <Field label={t('campaign.concert')} hint={t(hint)} error={error}>
      <Select
        value={value}
        options={[
          { value: '', label: t('campaign.noConcert') },
          ...toCome.map(({ id, title, city }) => ({
            value: id,
            label: [title, city].filter(Boolean).join(' · '),
          })),
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
