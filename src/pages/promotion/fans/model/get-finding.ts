import type { FanNotification } from '@/shared/contract/notification.ts';

type Sent = Pick<FanNotification, 'recipientCount' | 'openRate' | 'sentDate' | 'isOnItsWay'>;

/** Milliseconds in which too few have seen a notification for its rate to say anything. */
const freshFor = 30 * 60_000;

/** Those whose rates count in a heading. */
export const getSettled = <Notification extends Sent>(
  sent: readonly Notification[],
  now: number,
): readonly Notification[] =>
  sent.filter(
    ({ sentDate, isOnItsWay = false }) =>
      !isOnItsWay && sentDate !== null && now - Date.parse(sentDate) >= freshFor,
  );

/** Percent of all recipients who opened a notification; null without recipients. */
export function getFinding(
  sent: readonly Pick<Sent, 'recipientCount' | 'openRate'>[],
): number | null {
  const all = sent.reduce((sum, { recipientCount }) => sum + recipientCount, 0);
  if (all === 0) return null;
  const opened = sent.reduce((sum, { recipientCount, openRate }) => {
    return sum + (recipientCount * openRate) / 100;
  }, 0);
  return Math.round((opened / all) * 1000) / 10;
}
