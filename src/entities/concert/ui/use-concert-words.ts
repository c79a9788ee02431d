import { useTranslation } from 'react-i18next';
import type { Concert } from '@/shared/contract/concert.ts';
import { getStartDay } from '@/shared/rules/start-day.ts';
import { toMoney } from '@/shared/rules/money.ts';
import { formatsIn } from '@/shared/lib/format';
import { type Priced, knownPrice } from '../lib/known-price';

type Timed = Pick<Concert, 'date' | 'time' | 'doors'>;
type Placed = Pick<Concert, 'city' | 'country'>;

export function useConcertWords() {
  const { t, i18n } = useTranslation('entities.concert');
  const { country: countryName, date, fullDay, price } = formatsIn(i18n.language);
  const money = (amount: number, currency: string) => price(toMoney(amount, currency));
  /** The day of a start after midnight whose doors open before: `7 de marzo de 2027`. */
  const nextDay = (concert: Timed) => {
    const day = getStartDay(concert);
    return day === null || day === concert.date ? null : date(day);
  };
  return {
    date: fullDay,
    nextDay,
    /** `21:00 h`, `00:30 h del 7 de marzo de 2027`, or that it is unknown. */
    start: (concert: Timed) => {
      const [{ time }, next] = [concert, nextDay(concert)];
      if (time === '') return t('noTime');
      return next === null ? t('time', { time }) : t('timeNext', { time, date: next });
    },
    money,
    country: countryName,
    /** City and country; the country alone without a city. */
    place: ({ city, country }: Placed) => {
      const name = countryName(country);
      return city === '' ? name : t('place', { city, country: name });
    },
    /** `De 20 € a 30 €`, `20 €`, `Desde 20 €`, `Hasta 30 €`, free, or that it is unknown. */
    price: (concert: Priced) => {
      const { currency, ...amounts } = concert.ticketPrice;
      const min = money(amounts.min, currency);
      const max = money(amounts.max, currency);
      return {
        free: () => t('free'),
        nothing: () => t('noPrice'),
        one: () => min,
        from: () => t('priceFrom', { min }),
        upTo: () => t('priceUpTo', { max }),
        range: () => t('prices', { min, max }),
      }[knownPrice(concert)]();
    },
    /** `+18`, or all ages. */
    age: (restriction: string) =>
      restriction === 'all'
        ? t('everybody')
        : t('age', { years: Number.parseInt(restriction, 10) }),
  };
}
