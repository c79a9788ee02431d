import { useTranslation } from 'react-i18next';
import type { MarqueeAge, MarqueeAudience } from '@/shared/contract/marquee.ts';
import { dash, formatsIn } from '@/shared/lib/format';

export function useMarqueeWords() {
  const { t, i18n } = useTranslation('entities.marquee');
  const { country, tenths } = formatsIn(i18n.language);
  const age = (range: MarqueeAge) =>
    range === 'all' ? t('audience.anyAge') : t('audience.age', { range });
  return {
    country,
    age,
    /** `1,8×`, or `–` without spending. */
    times: (value: number | null) => (value === null ? dash : t('times', { value: tenths(value) })),
    audience: ({ ageRange, genres, countries, interests }: MarqueeAudience) => ({
      ages: age(ageRange),
      genres: genres.length === 0 ? t('audience.anyGenre') : genres.join(', '),
      countries:
        countries.length === 0 ? t('audience.anyCountry') : countries.map(country).join(', '),
      interests: interests.join(', '),
    }),
  };
}
