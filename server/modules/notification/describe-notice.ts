import type { FanNotice } from '#contract/notification.ts';
import type { NoticeRow } from './notice.repository.ts';

export function describeNotice({ notice, trackTitle, campaign }: NoticeRow): FanNotice {
  const { recipientCount, openCount, clickCount, scheduledAt, sentAt } = notice;
  return {
    id: notice.id,
    title: notice.title,
    message: notice.message,
    type: notice.type,
    scheduledDate: scheduledAt?.toISOString() ?? null,
    sentDate: sentAt?.toISOString() ?? null,
    recipientCount,
    heldBackCount: notice.heldBackCount,
    openRate: percent(openCount, recipientCount),
    clickRate: percent(clickCount, recipientCount),
    status: notice.status,
    targetTiers: notice.targetTiers,
    trackTitle,
    trackId: notice.trackId,
    campaign,
    version: notice.version,
  };
}

/** One decimal; 0 for an empty total. */
const percent = (part: number, all: number) =>
  all === 0 ? 0 : Math.round((part / all) * 1000) / 10;
