import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { marqueeFormats, marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { readNumber, useFormats } from '@/shared/lib/format';
import { DateInput, Field, NumberInput, Select, TextInput } from '@/shared/ui/field';
import type { CampaignDraft } from '../../model/use-campaign-form';

const { impressionCents, nameMax } = marqueeLimits;

type OfferFieldsProps = {
  draft: CampaignDraft;
};

export function OfferFields({
  draft: { form, values, change, fault, tracks, limits },
}: OfferFieldsProps) {
  const { t } = useTranslation(['pages.promotion.marquee', 'entities.marquee']);
  const { dollars } = useFormats();
  const dayRule = useDayRule();
  const chosen = tracks.find(({ id }) => id === values.trackId);
  const most = Math.floor(((readNumber(values.budget) ?? 0) * 100) / impressionCents);
  return (
    <>
      <Field
        label={t('form.track')}
        error={fault('trackId')}
        {...(chosen && { hint: t('trackOf', { track: chosen.title, artist: chosen.artist }) })}
      >
        <Select
          required
          value={values.trackId}
          onChange={({ target }) => change({ trackId: target.value })}
          options={[
            { value: '', label: t('form.chooseTrack') },
            ...tracks.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      </Field>
      <Field most={nameMax} label={t('form.name')} error={fault('campaignName')}>
        <TextInput required autoComplete="off" {...form.register('campaignName')} />
      </Field>
      <Field
        label={t('form.budget')}
        hint={
          most > 0
            ? t('form.budgetHint', { count: most, price: dollars(impressionCents / 100) })
            : t('form.budgetRule', limits)
        }
        error={fault('budget')}
      >
        <NumberInput required {...form.register('budget')} />
      </Field>
      <Field
        label={t('form.startDate')}
        hint={dayRule(values.startDate)}
        error={fault('startDate')}
      >
        <DateInput {...form.register('startDate')} />
      </Field>
      <Field label={t('form.endDate')} error={fault('endDate')}>
        <DateInput min={values.startDate} {...form.register('endDate')} />
      </Field>
      <Field
        label={t('form.format')}
        hint={t(`form.formatHint.${values.adFormat}`)}
        error={fault('adFormat')}
      >
        <Select
          {...form.register('adFormat')}
          options={marqueeFormats.map((value) => ({
            value,
            label: t(`entities.marquee:format.${value}`),
          }))}
        />
      </Field>
    </>
  );
}
