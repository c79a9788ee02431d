import { useTranslation } from 'react-i18next';
import type { MarqueeAge, MarqueeAudience } from '@/shared/contract/marquee.ts';
import { formatCountry, formatMoney, formatNumber } from '@/shared/lib/format';

/** Ways to say what campaigns are and cost. */
export function useMarqueeWords() {
  const { t, i18n } = useTranslation('entities.marquee');
  const country = (code: string) => formatCountry(code, i18n.language);
  const age = (range: MarqueeAge) =>
    range === 'all' ? t('audience.anyAge') : t('audience.age', { range });
  return {
    country,
    age,
    /** Dollars, with cents where there are any. */
    dollars: (value: number) => formatMoney(Math.round(value * 100), i18n.language, 'USD'),
    /** `1,8×` of what a dollar brought back, `–` where none was spent. */
    times: (value: number | null) =>
      value === null
        ? t('none')
        : t('times', { value: formatNumber(Math.round(value * 10) / 10, i18n.language) }),
    none: t('none'),
    /** Whom a campaign is for, part by part. */
    audience: ({ ageRange, genres, countries, interests }: MarqueeAudience) => ({
      ages: age(ageRange),
      genres: genres.length === 0 ? t('audience.anyGenre') : genres.join(', '),
      countries:
        countries.length === 0 ? t('audience.anyCountry') : countries.map(country).join(', '),
      interests: interests.join(', '),
    }),
  };
}
