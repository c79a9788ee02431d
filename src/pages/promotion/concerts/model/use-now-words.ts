import { useTranslation } from 'react-i18next';
import { useConcertWords } from '@/entities/concert';
import type { VenueZone } from '@/shared/contract/venue-zones.ts';
import type { ConcertValues } from './concert-values';

/** What somebody else made of a field of a concert, in a sentence. */
export function useNowWords() {
  const { t } = useTranslation('pages.promotion.concerts');
  const words = useConcertWords();
  return (field: keyof ConcertValues, value: string | boolean): string => {
    if (typeof value === 'boolean') return t(value ? 'change.nowOn' : 'change.nowOff');
    if (field === 'timeZone') {
      return t('change.now', {
        value: value === '' ? t('form.nowByCity') : t(`zone.${value as VenueZone}`),
      });
    }
    if (value === '') return t('change.nowEmpty');
    if (field === 'venueImage') return t('change.nowPicture');
    const say = { country: words.country, date: words.date, ageRestriction: words.age };
    return t('change.now', { value: field in say ? say[field as keyof typeof say](value) : value });
  };
}
