import { useTranslation } from 'react-i18next';
import { useConcertsQuery } from '@/entities/concert';
import { type OutboxScope, listedFor } from '@/entities/outbox';
import { marqueeCountries, marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { dayFromToday } from '@/shared/lib/form';
import { useFormats } from '@/shared/lib/format';
import type { CampaignForm } from './marquee-rules';
import { usePresetConcert } from './marquee-desk';

const { nameMax, copyMax } = marqueeLimits;

/**
 * Initial values of a new campaign about the concert in the address; null where it is none of the
 * artist.
 */
export function useConcertCampaign(scope: OutboxScope): {
  isLoading: boolean;
  preset: Partial<CampaignForm> | null;
} {
  const { t } = useTranslation('pages.promotion.marquee');
  const { date } = useFormats();
  const concertId = usePresetConcert();
  const { data, isLoading } = useConcertsQuery(listedFor(scope), { skip: concertId === null });
  const concert = concertId === null ? undefined : data?.find(({ id }) => id === concertId);
  if (concert === undefined) return { isLoading, preset: null };
  const { title, venue, city, country } = concert;
  const copy = t('concert.copy', { title, venue, city, date: date(concert.date) });
  const isAhead = concert.date >= dayFromToday(0);
  return {
    isLoading,
    preset: {
      campaignName: title.slice(0, nameMax),
      copy: copy.slice(0, copyMax),
      countries: marqueeCountries.filter((each) => each === country),
      ...(isAhead && { endDate: concert.date }),
    },
  };
}
