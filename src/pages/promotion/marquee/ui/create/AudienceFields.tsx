import { useTranslation } from 'react-i18next';
import { useMarqueeWords } from '@/entities/marquee';
import type { MarqueeCountry, MarqueeGenre } from '@/shared/contract/marquee.ts';
import {
  marqueeAges,
  marqueeCountries,
  marqueeGenres,
  marqueeLimits,
} from '@/shared/contract/marquee-limits.ts';
import { Checklist, Field, Select } from '@/shared/ui/field';
import { TagField } from '@/shared/ui/tag-field';
import type { CampaignDraft } from '../../model/use-campaign-form';

const { interests, interestMax } = marqueeLimits;

type AudienceFieldsProps = {
  draft: CampaignDraft;
};

export function AudienceFields({ draft: { form, values, change, fault } }: AudienceFieldsProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { age, country, genre } = useMarqueeWords();
  return (
    <>
      <Field label={t('form.ageRange')} hint={t('form.ageHint')} error={fault('ageRange')}>
        <Select
          {...form.register('ageRange')}
          options={marqueeAges.map((value) => ({ value, label: age(value) }))}
        />
      </Field>
      <Checklist
        label={t('form.genres')}
        hint={t('form.genresHint')}
        error={fault('genres')}
        options={marqueeGenres.map((value) => ({ value, label: genre(value) }))}
        value={values.genres}
        onChange={(genres) => change({ genres: genres as MarqueeGenre[] })}
      />
      <Checklist
        label={t('form.countries')}
        hint={t('form.countriesHint')}
        error={fault('countries')}
        options={marqueeCountries.map((value) => ({ value, label: country(value) }))}
        value={values.countries}
        onChange={(countries) => change({ countries: countries as MarqueeCountry[] })}
      />
      <Field label={t('form.interests')} hint={t('form.interestsHint')} error={fault('interests')}>
        <TagField
          value={values.interests}
          most={interests}
          longest={interestMax}
          onChange={(tags) => change({ interests: tags })}
        />
      </Field>
    </>
  );
}
