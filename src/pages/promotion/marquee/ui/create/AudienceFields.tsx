import { useTranslation } from 'react-i18next';
import { useMarqueeWords } from '@/entities/marquee';
import type { MarqueeAge, MarqueeCountry, MarqueeGenre } from '@/shared/contract/marquee.ts';
import {
  marqueeAges,
  marqueeCountries,
  marqueeGenres,
  marqueeLimits,
} from '@/shared/contract/marquee-limits.ts';
import { Checklist, Field, Select } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { TagField } from '@/shared/ui/tag-field';
import { Heading } from '@/shared/ui/text';
import type { CampaignForm } from '../../model/campaign-form';
import type { Told } from '../../model/use-save-campaign';

const { interests, interestMax } = marqueeLimits;

type AudienceFieldsProps = {
  form: CampaignForm;
  /** What the server says of which field. */
  told: Told;
  onChange: (change: Partial<CampaignForm>) => void;
};

/** Whom a campaign means. */
export function AudienceFields({ form, told, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { age, country } = useMarqueeWords();
  return (
    <Stack gap={4}>
      <Heading level={3} size="small">
        {t('form.audience')}
      </Heading>
      <Field label={t('form.ageRange')} hint={t('form.ageHint')} error={told.ageRange}>
        <Select
          value={form.ageRange}
          options={marqueeAges.map((value) => ({ value, label: age(value) }))}
          onChange={({ target }) => onChange({ ageRange: target.value as MarqueeAge })}
        />
      </Field>
      <Checklist
        label={t('form.genres')}
        hint={t('form.genresHint')}
        error={told.genres}
        options={marqueeGenres.map((value) => ({ value, label: value }))}
        value={form.genres}
        onChange={(value) => onChange({ genres: value as MarqueeGenre[] })}
      />
      <Checklist
        label={t('form.countries')}
        hint={t('form.countriesHint')}
        error={told.countries}
        options={marqueeCountries.map((value) => ({ value, label: country(value) }))}
        value={form.countries}
        onChange={(value) => onChange({ countries: value as MarqueeCountry[] })}
      />
      <Field label={t('form.interests')} hint={t('form.interestsHint')} error={told.interests}>
        <TagField
          value={form.interests}
          most={interests}
          longest={interestMax}
          onChange={(tags) => onChange({ interests: tags })}
        />
      </Field>
    </Stack>
  );
}
