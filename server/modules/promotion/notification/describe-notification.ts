import type { FanNotification } from '#contract/notification.ts';
import { imagePath } from '../../../media/image-path.ts';
import type { NotificationRow } from './notification.repository.ts';

/** Milliseconds after which a delivery that was not finished is taken as it stands. */
const longestDelivery = 86_400_000;

export function describeNotification(
  { notification, trackTitle, albumId, campaign }: NotificationRow,
  now: Date,
): FanNotification {
  const { recipientCount, openCount, clickCount, scheduledAt, sentAt } = notification;
  const isOnItsWay =
    notification.status === 'sent' &&
    !notification.isDelivered &&
    sentAt !== null &&
    now.getTime() - sentAt.getTime() < longestDelivery;
  return {
    id: notification.id,
    title: notification.title,
    message: notification.message,
    type: notification.type,
    scheduledDate: scheduledAt?.toISOString() ?? null,
    sentDate: sentAt?.toISOString() ?? null,
    recipientCount,
    heldBackCount: notification.heldBackCount,
    ...(isOnItsWay && { isOnItsWay }),
    openRate: percent(openCount, recipientCount),
    clickRate: percent(clickCount, recipientCount),
    status: notification.status,
    targetTiers: notification.targetTiers,
    trackTitle,
    trackId: notification.trackId,
    ...(albumId !== null && { coverImage: imagePath('album', albumId) }),
    campaign,
    version: notification.version,
  };
}

/** One decimal; 0 for an empty total. */
const percent = (part: number, all: number) =>
  all === 0 ? 0 : Math.round((part / all) * 1000) / 10;
