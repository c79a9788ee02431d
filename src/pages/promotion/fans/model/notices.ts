import { useFanNoticesQuery } from '@/entities/fan';
import {
  type Created,
  type CreatedPlace,
  createdList,
  type Kept,
  useListWithCreated,
} from '@/entities/outbox';
import type { FanNotice } from '@/shared/contract/notification.ts';
import { isNoticeForm, type NoticeForm, plannedFor } from './notice-form';

/** A notification on the device: as it was filled in. */
type LocalNotice = NoticeForm & { id: string; trackTitle: string; createdAt: string };

function isLocalNotice(candidate: unknown): candidate is LocalNotice {
  if (!isNoticeForm(candidate)) return false;
  const { trackTitle, createdAt } = candidate as NoticeForm & Record<string, unknown>;
  return typeof trackTitle === 'string' && typeof createdAt === 'string';
}

const momentOf = (form: NoticeForm) => plannedFor(form)?.toISOString() ?? null;

/** Notifications that the server does not have yet: to create one sends no request of its own. See docs/product/fans.md. */
const newNotices = createdList<LocalNotice>({
  name: 'promotion/fans/notifications',
  act: 'create-notification',
  isItem: isLocalNotice,
  nameOf: ({ title }) => title,
  bodyOf: (item) => ({
    title: item.title,
    message: item.message,
    type: item.type,
    targetTiers: item.targetTiers,
    scheduledDate: momentOf(item),
    includeTrackLink: item.includeTrackLink,
    trackId: item.includeTrackLink && item.trackId !== '' ? item.trackId : null,
  }),
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
  };
}

/** A notification of the server, or one of this device with how far it is. */
export type ShownNotice = { notice: FanNotice; created: Created<LocalNotice> | null };

/** Those that were made and are not delivered yet, in front of those that the server has. */
export function useNotices(place: CreatedPlace) {
  const { artistId } = place;
  const query = useFanNoticesQuery({ artistId }, { refetchOnMountOrArgChange: true });
  return useListWithCreated(
    newNotices,
    { place, query },
    { asThing: asNotice, show: (notice, created): ShownNotice => ({ notice, created }) },
  );
}

/** The notification of this device that is changed, as its form; its id goes with it. */
export type EditedNotice = { id: string; form: NoticeForm };

type Keeping = { form: NoticeForm; trackTitle: string; editedId?: string | undefined };

/** Puts a notification in front of the others, or in the place of itself. */
export function keepNotice(place: CreatedPlace, { form, trackTitle, editedId }: Keeping): Kept {
  const noticeOf = (id: string): LocalNotice => ({
    ...form,
    title: form.title.trim(),
    message: form.message.trim(),
    id,
    trackTitle,
    createdAt: new Date().toISOString(),
  });
  if (editedId !== undefined) return newNotices.edit(place.owner, noticeOf(editedId));
  return newNotices.create(place, noticeOf) ? 'kept' : 'failed';
}
