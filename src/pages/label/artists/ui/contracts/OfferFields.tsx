import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { dayFromToday } from '@/shared/lib/form';
import { readRate, useFormats } from '@/shared/lib/format';
import { DateInput, Field, NumberInput } from '@/shared/ui/field';
import type { OfferForm } from '../../model/use-contract-form';
import * as styles from './contracts.css';

type OfferFieldsProps = {
  /** A form that has at least these fields. */
  draft: {
    values: OfferForm;
    change: (changes: Partial<OfferForm>) => void;
    fault: (field: keyof OfferForm) => string | undefined;
  };
};

/** The artist's share, the label's remainder, and the days. */
export function OfferFields({ draft: { values, change, fault } }: OfferFieldsProps) {
  const { t } = useTranslation('pages.label.artists');
  const dayRule = useDayRule();
  const { rate } = useFormats();
  const { royaltyRate, startsOn, endsOn } = values;
  const part = readRate(royaltyRate);
  return (
    <>
      <Field
        label={t('contract.rate')}
        hint={
          part === undefined
            ? t('contract.rateHint')
            : t('contract.rateLeaves', { rate: rate(100 - part) })
        }
        error={fault('royaltyRate')}
      >
        <NumberInput
          required
          hasDecimals
          value={royaltyRate}
          onChange={({ target }) => change({ royaltyRate: target.value })}
        />
      </Field>
      <div className={styles.days}>
        <Field label={t('contract.startsOn')} hint={dayRule(startsOn)} error={fault('startsOn')}>
          <DateInput
            required
            min={dayFromToday(0)}
            value={startsOn}
            onChange={({ target }) => change({ startsOn: target.value })}
          />
        </Field>
        <Field label={t('contract.endsOn')} error={fault('endsOn')}>
          <DateInput
            required
            min={startsOn}
            value={endsOn}
            onChange={({ target }) => change({ endsOn: target.value })}
          />
        </Field>
      </div>
    </>
  );
}
