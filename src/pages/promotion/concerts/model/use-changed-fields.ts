import { useTranslation } from 'react-i18next';
import type { Concert } from '@/shared/contract/concert.ts';
import { type ConcertValues, valuesOf } from './concert-values';
import { useNowWords } from './use-now-words';

/** A field of a concert that somebody else changed: its name, and what it is now. */
export type ChangedField = { name: string; now: string };

/** How the fields are named where they are filled in; what the state says is said by the state. */
const nameKeys = {
  title: 'form.name',
  venue: 'form.venue',
  city: 'form.city',
  country: 'form.country',
  timeZone: 'form.timeZone',
  date: 'form.date',
  time: 'form.time',
  doors: 'form.doors',
  capacity: 'form.capacity',
  ticketsSold: 'form.ticketsSold',
  ticketPriceMin: 'form.priceMin',
  ticketPriceMax: 'form.priceMax',
  isFree: 'form.isFree',
  currency: 'form.currency',
  ticketUrl: 'form.ticketUrl',
  venueImage: 'form.pictureKept',
  fanClubPresale: 'form.presale',
  presaleCode: 'form.presaleCode',
  ageRestriction: 'form.age',
  supportingActs: 'form.acts',
  description: 'form.description',
} as const satisfies Partial<Record<keyof ConcertValues, string>>;

const fields = Object.keys(nameKeys) as (keyof typeof nameKeys)[];

/** A way to say in which fields a concert is not any more what it was. */
export function useChangedFields() {
  const { t } = useTranslation(['pages.promotion.concerts', 'entities.concert']);
  const sayNow = useNowWords();
  return (before: Concert, now: Concert): ChangedField[] => {
    const [former, present] = [valuesOf(before), valuesOf(now)];
    const changed = fields
      .filter((field) => present[field] !== former[field])
      .map((field) => ({ name: t(nameKeys[field]), now: sayNow(field, present[field]) }));
    if (now.status === before.status) return changed;
    const value = t(`entities.concert:status.${now.status}`);
    return [{ name: t('list.status'), now: t('change.now', { value }) }, ...changed];
  };
}
