import { defineItem, type ShownOf } from '@/entities/outbox';
import { fanNotificationStatuses, fanNotificationTypes } from '@/shared/contract/fan-choices.ts';
import type { FanNotification } from '@/shared/contract/notification.ts';
import type { NewNotification, NotificationForm, NotificationSent } from './notification-rules';

/** Notifications to fans; creating one sends no request of its own. See docs/product/fans.md. */
export const notificationItem = defineItem<
  NewNotification,
  FanNotification,
  NotificationForm,
  NotificationSent,
  FanNotification['status']
>({
  act: 'create-notification',
  address: 'promotion/fans/notifications',
  load: () => import('./notification-rules'),
  empty: () => ({
    title: '',
    message: '',
    type: fanNotificationTypes[0],
    targetTiers: [],
    scheduledDate: '',
    includeTrackLink: false,
    trackId: '',
    campaignId: '',
  }),
  local: ['trackTitle', 'campaignTitle', 'createdAt'],
  // Planned if it has a date, otherwise sent at once.
  toThing: ({ scheduledDate, trackTitle, campaignId, campaignTitle, createdAt, ...item }) => ({
    ...item,
    scheduledDate,
    sentDate: scheduledDate === null ? createdAt : null,
    recipientCount: 0,
    openRate: 0,
    clickRate: 0,
    status: scheduledDate === null ? 'sent' : 'scheduled',
    trackTitle: item.includeTrackLink ? trackTitle : null,
    campaign: campaignId ? { id: campaignId, title: campaignTitle } : null,
  }),
  toSent: ({ trackId, campaign }) => ({
    includeTrackLink: Boolean(trackId),
    campaignId: campaign?.id ?? null,
  }),
  getName: ({ title }) => title,
  getSearched: ({ title, message }) => [title, message],
  states: { order: fanNotificationStatuses, of: ({ thing }) => thing.status },
});

/** A notification of the server, or of this device with its delivery. */
export type ShownNotification = ShownOf<typeof notificationItem>;
