import { useTranslation } from 'react-i18next';
import type { Concert } from '@/shared/contract/concert.ts';
import { fanLimits } from '@/shared/contract/fan-choices.ts';
import { dayFromToday } from '@/shared/lib/form';
import { formatDate } from '@/shared/lib/format';
import { campaignItem } from './campaign-item';
import type { CampaignForm } from './campaign-rules';
import { notificationItem } from './notification-item';
import type { NotificationForm } from './notification-rules';

const { titleMax, textMax } = fanLimits;

/** Initial forms about a concert, or empty ones. */
export function useAboutConcert(concert: Concert | undefined, campaignId?: string) {
  const { t, i18n } = useTranslation('pages.promotion.fans');
  const { title = '', city = '', venue = '', date = '' } = concert ?? {};
  const day = date && formatDate(date, i18n.language);
  const scope = city || venue;
  return {
    /** Separates the drafts of different subjects. */
    id: [concert?.id, campaignId].map((id) => (id === undefined ? '' : `:${id}`)).join(''),
    /** Offers tickets, until the day of the concert. */
    campaign: (): CampaignForm => ({
      ...campaignItem.empty(),
      ...(concert && {
        title: t('about.campaignTitle', { city: scope }).slice(0, titleMax),
        description: t('about.campaignText', { title, date: day, venue }).slice(0, textMax),
        type: 'concert_tickets',
        concertId: concert.id,
        ...(date >= dayFromToday(0) && { endDate: date }),
      }),
    }),
    /** Announces the concert. */
    notification: (): NotificationForm => ({
      ...notificationItem.empty(),
      ...(concert && {
        title: t('about.notificationTitle', { city: scope }).slice(0, titleMax),
        message: t('about.notificationText', { title, date: day, venue }).slice(0, textMax),
        type: 'concert',
      }),
    }),
  };
}
