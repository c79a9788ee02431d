import type { FanNotification } from '#contract/notification.ts';
import type { NotificationRow } from './notification.repository.ts';

export function describeNotification({
  notification,
  trackTitle,
  campaign,
}: NotificationRow): FanNotification {
  const { recipientCount, openCount, clickCount, scheduledAt, sentAt } = notification;
  return {
    id: notification.id,
    title: notification.title,
    message: notification.message,
    type: notification.type,
    scheduledDate: scheduledAt?.toISOString() ?? null,
    sentDate: sentAt?.toISOString() ?? null,
    recipientCount,
    heldBackCount: notification.heldBackCount,
    openRate: percent(openCount, recipientCount),
    clickRate: percent(clickCount, recipientCount),
    status: notification.status,
    targetTiers: notification.targetTiers,
    trackTitle,
    trackId: notification.trackId,
    campaign,
    version: notification.version,
  };
}

/** One decimal; 0 for an empty total. */
const percent = (part: number, all: number) =>
  all === 0 ? 0 : Math.round((part / all) * 1000) / 10;
