import type * as z from 'zod/mini';
import { useFanNotificationsQuery } from '@/entities/fan';
import {
  type OutboxScope,
  defineTool,
  listedFor,
  type Shown,
  useToolItems,
} from '@/entities/outbox';
import { fanNotificationTypes } from '@/shared/contract/fan-choices.ts';
import type { DeliveredNotification, FanNotification } from '@/shared/contract/notification.ts';
import { formSchema } from '@/shared/lib/form';
import type { notificationRules } from './notification-rules';
import { toPlan } from './plan';

/** A notification on this device. */
export type NewNotification = Omit<DeliveredNotification, 'at'> & {
  trackTitle: string;
  campaignTitle: string;
  createdAt: string;
};

export type NotificationForm = z.input<typeof notificationRules>;
export type NotificationSent = z.output<typeof notificationRules>;

/** A notification of the server, or of this device with its delivery. */
export type ShownNotification = Shown<FanNotification, NewNotification>;

/** Notifications to fans; creating one sends no request of its own. See docs/product/fans.md. */
export const notificationTool = defineTool<NewNotification, FanNotification>({
  address: 'promotion/fans/notifications',
  act: 'create-notification',
  schema: async () => (await import('./notification-rules')).newNotificationSchema,
  getName: ({ title }) => title,
  toBody: ({ id: _, trackTitle: __, campaignTitle: ___, createdAt: ____, ...body }) => body,
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
});

export const notificationSchema = formSchema<NotificationForm, NotificationSent>(
  async () => (await import('./notification-rules')).notificationRules,
);

export const emptyNotification = (): NotificationForm => ({
  title: '',
  message: '',
  type: fanNotificationTypes[0],
  targetTiers: [],
  scheduledDate: '',
  includeTrackLink: false,
  trackId: '',
  campaignId: '',
});

export const toTyped = (notification: NewNotification | FanNotification): NotificationForm => ({
  title: notification.title,
  message: notification.message,
  type: notification.type,
  targetTiers: notification.targetTiers,
  scheduledDate: toPlan(notification.scheduledDate),
  includeTrackLink: Boolean(notification.trackId),
  trackId: notification.trackId ?? '',
  campaignId:
    ('createdAt' in notification ? notification.campaignId : notification.campaign?.id) ?? '',
});

export function useNotifications(scope: OutboxScope) {
  const query = useFanNotificationsQuery(listedFor(scope), { refetchOnMountOrArgChange: true });
  return useToolItems(notificationTool, scope, query);
}
