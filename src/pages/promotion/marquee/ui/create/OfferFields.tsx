import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import type { MarqueeFormat, MarqueeTrack } from '@/shared/contract/marquee.ts';
import { marqueeFormats, marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { readNumber, useFormats } from '@/shared/lib/format';
import { DateInput, Field, NumberInput, Select, TextInput } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import type { CampaignFaults, CampaignForm } from '../../model/campaign-form';
import type { Told } from '../../model/use-save-campaign';

const { budgetMin, budgetMax, budgetStep, daysMax, impressionCents, nameMax } = marqueeLimits;

type OfferFieldsProps = {
  form: CampaignForm;
  faults: CampaignFaults;
  /** What the server says of which field. */
  told: Told;
  /** Those that listeners can hear. */
  tracks: readonly MarqueeTrack[];
  onChange: (change: Partial<CampaignForm>) => void;
};

/** What a campaign is for, what it may cost, and when it runs. */
export function OfferFields({ form, faults, told, tracks, onChange }: OfferFieldsProps) {
  const { t } = useTranslation(['pages.promotion.marquee', 'entities.marquee']);
  const { dollars } = useFormats();
  const dayRule = useDayRule();
  const chosen = tracks.find(({ id }) => id === form.trackId);
  const most = Math.floor(((readNumber(form.budget) ?? 0) * 100) / impressionCents);
  const values = {
    least: dollars(budgetMin),
    most: dollars(budgetMax),
    step: dollars(budgetStep),
    days: daysMax,
  };
  return (
    <Stack gap={4}>
      <Heading level={3} size="small">
        {t('form.offer')}
      </Heading>
      <Field
        label={t('form.track')}
        error={told.trackId}
        {...(chosen && { hint: t('trackOf', { track: chosen.title, artist: chosen.artist }) })}
      >
        <Select
          required
          value={form.trackId}
          options={[
            { value: '', label: t('form.chooseTrack') },
            ...tracks.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={({ target }) => onChange({ trackId: target.value })}
        />
      </Field>
      <Field most={nameMax} label={t('form.name')} error={told.campaignName}>
        <TextInput
          required
          autoComplete="off"
          value={form.campaignName}
          onChange={({ target }) => onChange({ campaignName: target.value })}
        />
      </Field>
      <Field
        label={t('form.budget')}
        hint={
          most > 0
            ? t('form.budgetHint', { count: most, price: dollars(impressionCents / 100) })
            : t('form.budgetRule', values)
        }
        error={faults.budget ? t(`form.fault.${faults.budget}`, values) : told.budget}
      >
        <NumberInput
          required
          value={form.budget}
          onChange={({ target }) => onChange({ budget: target.value })}
        />
      </Field>
      <Field
        label={t('form.startDate')}
        hint={dayRule(form.startDate)}
        error={faults.startDate ? t(`form.fault.${faults.startDate}`, values) : told.startDate}
      >
        <DateInput
          value={form.startDate}
          onChange={({ target }) => onChange({ startDate: target.value })}
        />
      </Field>
      <Field
        label={t('form.endDate')}
        error={faults.endDate ? t(`form.fault.${faults.endDate}`, values) : told.endDate}
      >
        <DateInput
          min={form.startDate}
          value={form.endDate}
          onChange={({ target }) => onChange({ endDate: target.value })}
        />
      </Field>
      <Field
        label={t('form.format')}
        hint={t(`form.formatHint.${form.adFormat}`)}
        error={told.adFormat}
      >
        <Select
          value={form.adFormat}
          options={marqueeFormats.map((value) => ({
            value,
            label: t(`entities.marquee:format.${value}`),
          }))}
          onChange={({ target }) => onChange({ adFormat: target.value as MarqueeFormat })}
        />
      </Field>
    </Stack>
  );
}
