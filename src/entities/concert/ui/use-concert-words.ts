import { useTranslation } from 'react-i18next';
import type { Concert } from '@/shared/contract/concert.ts';
import { dateFormat, formatCountry, formatMoney } from '@/shared/lib/format';

type Priced = Pick<Concert, 'ticketPrice'>;
type Placed = Pick<Concert, 'city' | 'country'>;

/** How facts of a concert are written, for artists and listeners alike. */
export function useConcertWords() {
  const { t, i18n } = useTranslation('entities.concert');
  const { language } = i18n;
  const money = (amount: number, currency: string) => formatMoney(amount * 100, language, currency);
  const longDate = dateFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return {
    /** `sábado, 5 de diciembre de 2026` */
    date: (day: string) => longDate.format(new Date(day)),
    money,
    /** A country by its code; anything else is a name already. */
    country: (country: string) =>
      /^[A-Z]{2}$/.test(country) ? formatCountry(country, language) : country,
    /** `Madrid, España`; the country alone where no city was said. */
    place: ({ city, country }: Placed) => {
      const name = /^[A-Z]{2}$/.test(country) ? formatCountry(country, language) : country;
      return city === '' ? name : t('place', { city, country: name });
    },
    /** `De 20 € a 30 €`, `20 €`, or that it is free. */
    price: ({ ticketPrice: { min, max, currency } }: Priced) => {
      if (max === 0) return t('free');
      if (min === max) return money(min, currency);
      return t('prices', { min: money(min, currency), max: money(max, currency) });
    },
    /** `18+`, or that everybody may come. */
    age: (restriction: string) => (restriction === 'all' ? t('everybody') : restriction),
  };
}
