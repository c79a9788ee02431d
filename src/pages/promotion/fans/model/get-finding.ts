import type { FanNotification } from '@/shared/contract/notification.ts';

/** Percent of all recipients who opened a notification; null without recipients. */
export function getFinding(
  sent: readonly Pick<FanNotification, 'recipientCount' | 'openRate'>[],
): number | null {
  const all = sent.reduce((sum, { recipientCount }) => sum + recipientCount, 0);
  if (all === 0) return null;
  const opened = sent.reduce((sum, { recipientCount, openRate }) => {
    return sum + (recipientCount * openRate) / 100;
  }, 0);
  return Math.round((opened / all) * 1000) / 10;
}
