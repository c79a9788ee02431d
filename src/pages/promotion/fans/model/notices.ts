import { useFanNoticesQuery } from '@/entities/fan';
import {
  type Created,
  type CreatedPlace,
  createdList,
  type Kept,
  listedFor,
  useListWithCreated,
} from '@/entities/outbox';
import type { FanNotice } from '@/shared/contract/notification.ts';
import { dayHere } from '@/shared/lib/form';
import { emptyNotice, isNoticeForm, type NoticeForm, plannedFor } from './notice-form';

/** A notification on the device: as it was filled in. */
type LocalNotice = NoticeForm & {
  id: string;
  trackTitle: string;
  campaignTitle?: string;
  createdAt: string;
};

function isLocalNotice(candidate: unknown): candidate is LocalNotice {
  if (!isNoticeForm(candidate)) return false;
  const { trackTitle, createdAt } = candidate as NoticeForm & Record<string, unknown>;
  return typeof trackTitle === 'string' && typeof createdAt === 'string';
}

const momentOf = (form: NoticeForm) => plannedFor(form)?.toISOString() ?? null;

/** What is sent of a form. */
export const noticeFields = (form: NoticeForm) => ({
  title: form.title.trim(),
  message: form.message.trim(),
  type: form.type,
  targetTiers: form.targetTiers,
  scheduledDate: momentOf(form),
  includeTrackLink: form.includeTrackLink,
  trackId: form.includeTrackLink && form.trackId !== '' ? form.trackId : null,
  campaignId: form.campaignId || null,
});

/** Notifications that the server does not have yet: to create one sends no request of its own. See docs/product/fans.md. */
const newNotices = createdList<LocalNotice>({
  name: 'promotion/fans/notifications',
  act: 'create-notification',
  isItem: isLocalNotice,
  nameOf: ({ title }) => title,
  bodyOf: (item) => noticeFields(item),
});

/** A new one, before the server has it: planned where a day was given, otherwise sent at once. */
function asNotice(item: LocalNotice): FanNotice {
  const scheduledDate = momentOf(item);
  return {
    id: item.id,
    title: item.title,
    message: item.message,
    type: item.type,
    scheduledDate,
    sentDate: scheduledDate === null ? item.createdAt : null,
    recipientCount: 0,
    openRate: 0,
    clickRate: 0,
    status: scheduledDate === null ? 'sent' : 'scheduled',
    targetTiers: item.targetTiers,
    trackTitle: item.includeTrackLink ? item.trackTitle : null,
    campaign: item.campaignId ? { id: item.campaignId, title: item.campaignTitle ?? '' } : null,
  };
}

/** A notification of the server, or one of this device with how far it is. */
export type ShownNotice = { notice: FanNotice; created: Created<LocalNotice> | null };

/** Those that were made and are not delivered yet, in front of those that the server has. */
export function useNotices(place: CreatedPlace) {
  const query = useFanNoticesQuery(listedFor(place), { refetchOnMountOrArgChange: true });
  return useListWithCreated(
    newNotices,
    { place, query },
    { asThing: asNotice, show: (notice, created): ShownNotice => ({ notice, created }) },
  );
}

/** The notification that is changed, as its form: of this device, or a version of what the server has. */
export type EditedNotice = {
  id: string;
  form: NoticeForm;
  of: 'device' | 'server';
  status: FanNotice['status'];
  /** The campaign whose participants get it. */
  campaign: FanNotice['campaign'];
};

const two = (value: number) => String(value).padStart(2, '0');

/** A notification as it was filled in; a moment that is over is none any more. */
export function editedNotice({ notice, created }: ShownNotice): EditedNotice {
  const { id, campaign, status, trackId, scheduledDate } = notice;
  if (created) {
    const { id: _, trackTitle: __, campaignTitle: ___, createdAt: ____, ...form } = created.item;
    return { id, form, of: 'device', status, campaign };
  }
  const planned = scheduledDate === null ? null : new Date(scheduledDate);
  const isToCome = planned !== null && planned > new Date();
  const form = {
    ...emptyNotice(),
    title: notice.title,
    message: notice.message,
    type: notice.type,
    targetTiers: [...notice.targetTiers],
    includeTrackLink: Boolean(trackId),
    trackId: trackId ?? '',
    campaignId: campaign?.id ?? '',
    ...(isToCome && {
      day: dayHere(planned),
      time: `${two(planned.getHours())}:${two(planned.getMinutes())}`,
    }),
  };
  return { id, form, of: 'server', status, campaign };
}

type Keeping = {
  form: NoticeForm;
  trackTitle: string;
  campaignTitle: string;
  editedId?: string | undefined;
};

/** Puts a notification in front of the others, or in the place of itself. */
export function keepNotice(
  place: CreatedPlace,
  { form, trackTitle, campaignTitle, editedId }: Keeping,
): Kept {
  const noticeOf = (id: string): LocalNotice => ({
    ...form,
    title: form.title.trim(),
    message: form.message.trim(),
    id,
    trackTitle,
    campaignTitle,
    createdAt: new Date().toISOString(),
  });
  if (editedId !== undefined) return newNotices.edit(place.owner, noticeOf(editedId));
  return newNotices.create(place, noticeOf) ? 'kept' : 'failed';
}
