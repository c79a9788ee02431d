import { useTranslation } from 'react-i18next';
import type { MarqueeAge, MarqueeAudience } from '@/shared/contract/marquee.ts';
import { dash, useFormats } from '@/shared/lib/format';

export function useMarqueeWords() {
  const { t } = useTranslation('entities.marquee');
  const { country, genre, tenths } = useFormats();
  const age = (range: MarqueeAge) =>
    range === 'all' ? t('audience.anyAge') : t('audience.age', { range });
  return {
    country,
    genre,
    age,
    /** `1,8×`, or `–` without spending. */
    times: (value: number | null) => (value === null ? dash : t('times', { value: tenths(value) })),
    audience: ({ ageRange, genres, countries, interests }: MarqueeAudience) => ({
      ages: age(ageRange),
      genres: genres.length === 0 ? t('audience.anyGenre') : genres.map(genre).join(', '),
      countries:
        countries.length === 0 ? t('audience.anyCountry') : countries.map(country).join(', '),
      interests: interests.join(', '),
    }),
  };
}
