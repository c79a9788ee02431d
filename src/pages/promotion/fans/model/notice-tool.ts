import type * as z from 'zod/mini';
import { useFanNoticesQuery } from '@/entities/fan';
import {
  type OutboxScope,
  defineTool,
  listedFor,
  type Shown,
  useToolItems,
} from '@/entities/outbox';
import { fanNoticeTypes } from '@/shared/contract/fan-choices.ts';
import type { DeliveredNotice, FanNotice } from '@/shared/contract/notification.ts';
import { formSchema } from '@/shared/lib/form';
import type { noticeRules } from './notice-rules';
import { toPlan } from './plan';

/** A notification on this device. */
export type NewNotice = Omit<DeliveredNotice, 'at'> & {
  trackTitle: string;
  campaignTitle: string;
  createdAt: string;
};

export type NoticeForm = z.input<typeof noticeRules>;
export type NoticeSent = z.output<typeof noticeRules>;

/** A notification of the server, or of this device with its delivery. */
export type ShownNotice = Shown<FanNotice, NewNotice>;

/** Notifications to fans; creating one sends no request of its own. See docs/product/fans.md. */
export const noticeTool = defineTool<NewNotice, FanNotice>({
  address: 'promotion/fans/notifications',
  act: 'create-notification',
  schema: async () => (await import('./notice-rules')).newNoticeSchema,
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

export const noticeSchema = formSchema<NoticeForm, NoticeSent>(
  async () => (await import('./notice-rules')).noticeRules,
);

export const emptyNotice = (): NoticeForm => ({
  title: '',
  message: '',
  type: fanNoticeTypes[0],
  targetTiers: [],
  scheduledDate: '',
  includeTrackLink: false,
  trackId: '',
  campaignId: '',
});

export const toTyped = (notice: NewNotice | FanNotice): NoticeForm => ({
  title: notice.title,
  message: notice.message,
  type: notice.type,
  targetTiers: notice.targetTiers,
  scheduledDate: toPlan(notice.scheduledDate),
  includeTrackLink: Boolean(notice.trackId),
  trackId: notice.trackId ?? '',
  campaignId: ('createdAt' in notice ? notice.campaignId : notice.campaign?.id) ?? '',
});

export function useNotices(scope: OutboxScope) {
  const query = useFanNoticesQuery(listedFor(scope), { refetchOnMountOrArgChange: true });
  return useToolItems(noticeTool, scope, query);
}
