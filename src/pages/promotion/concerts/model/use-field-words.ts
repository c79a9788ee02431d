import { useTranslation } from 'react-i18next';
import { useConcertWords } from '@/entities/concert';
import type { Concert } from '@/shared/contract/concert.ts';
import type { VenueZone } from '@/shared/rules/venue-zones.ts';
import { concertFields, concertItem } from './concert-item';
import type { ConcertTyped } from './concert-rules';

/** A field that somebody else changed, with its current value. */
export type ChangedField = { name: string; now: string };

export function useFieldWords() {
  const { t } = useTranslation(['pages.promotion.concerts', 'entities.concert']);
  const words = useConcertWords();
  const written: { [field in keyof ConcertTyped]?: (value: string) => string } = {
    country: words.country,
    date: words.date,
    ageRestriction: words.age,
    timeZone: (zone) => (zone === '' ? t('form.nowByCity') : t(`zone.${zone as VenueZone}`)),
  };

  function describeValue(field: string, value: unknown): string {
    if (typeof value === 'boolean') return t(value ? 'change.nowOn' : 'change.nowOff');
    if (value === '' && field !== 'timeZone') return t('change.nowEmpty');
    if (field === 'venueImage') return t('change.nowPicture');
    const write = written[field as keyof ConcertTyped];
    return t('change.now', { value: write ? write(String(value)) : String(value) });
  }

  return {
    describeValue,
    /** The fields that differ; changes of the status are worded by the status. */
    changedFields: (before: Concert, now: Concert): ChangedField[] => {
      const toTyped = (thing: Concert) => concertItem.toTyped({ kind: 'server', thing });
      const [former, present] = [toTyped(before), toTyped(now)];
      const changed = concertFields
        .filter((field) => field !== 'isOnSale' && present[field] !== former[field])
        .map((field) => ({ name: t(`field.${field}`), now: describeValue(field, present[field]) }));
      if (now.status === before.status) return changed;
      const value = t(`entities.concert:status.${now.status}`);
      return [{ name: t('list.status'), now: t('change.now', { value }) }, ...changed];
    },
  };
}
