import { afterSuccess, getAnswer, api, partsByCursor } from '@/shared/api';
import type {
  DecisionNotification,
  ReceivedNotifications,
} from '@/shared/contract/notification.ts';

const contract = () => import('@/shared/contract/notification.ts');
const unread = getAnswer(async () => (await contract()).unreadSchema);

type Unread = { unread: number };

type Badged = { setAppBadge?: (count: number) => Promise<void> };

async function clear(count: number, id?: string) {
  await (navigator as Badged).setAppBadge?.(count);
  const worker = await navigator.serviceWorker?.getRegistration();
  const shown = await worker?.getNotifications(id === undefined ? {} : { tag: id });
  for (const each of shown ?? []) each.close();
}

/**
 * What was read in the bell leaves the screen of this device, and the number on the application's
 * icon follows. See docs/product/push.md.
 *
 * @param id an entry's; all of them without it.
 */
function clearShown({ unread: count }: Unread, id?: string): void {
  // A private window may know neither.
  clear(count, id).catch(() => undefined);
}

/** See docs/product/fans.md. */
const notificationApi = api
  .enhanceEndpoints({ addTagTypes: ['UserNotifications', 'Highlight'] })
  .injectEndpoints({
    endpoints: (build) => ({
      notifications: build.infiniteQuery<ReceivedNotifications, void, string | undefined>({
        infiniteQueryOptions: partsByCursor,
        query: ({ pageParam: cursor }) => ({ url: '/user/notifications', params: { cursor } }),
        responseSchema: getAnswer(async () => (await contract()).receivedNotificationsSchema),
        providesTags: ['UserNotifications'],
      }),
      openNotification: build.mutation<Unread, string>({
        query: (id) => ({ url: `/user/notifications/${id}/open`, method: 'POST' }),
        responseSchema: unread,
        onQueryStarted: afterSuccess((_, answer: Unread, id: string) => clearShown(answer, id)),
        invalidatesTags: ['UserNotifications', 'Highlight'],
      }),
      followNotification: build.mutation<Unread, string>({
        query: (id) => ({ url: `/user/notifications/${id}/click`, method: 'POST' }),
        responseSchema: unread,
        onQueryStarted: afterSuccess((_, answer: Unread, id: string) => clearShown(answer, id)),
        invalidatesTags: ['UserNotifications', 'Highlight'],
      }),
      readNotifications: build.mutation<Unread, void>({
        query: () => ({ url: '/user/notifications/read', method: 'POST' }),
        responseSchema: unread,
        onQueryStarted: afterSuccess((_, answer: Unread) => clearShown(answer)),
        invalidatesTags: ['UserNotifications', 'Highlight'],
      }),
      muteArtist: build.mutation<null, string>({
        query: (artistId) => ({ url: `/user/notifications/muted/${artistId}`, method: 'PUT' }),
        invalidatesTags: ['UserNotifications'],
      }),
      unmuteArtist: build.mutation<null, string>({
        query: (artistId) => ({ url: `/user/notifications/muted/${artistId}`, method: 'DELETE' }),
        invalidatesTags: ['UserNotifications'],
      }),
    }),
  });

/** What a decision changed, which a screen may still show as it was. */
const changedBy = {
  pitch: ['Pitch'],
  canvas: ['Canvas'],
  release: ['Release'],
  budget: ['Marquee'],
  marquee: ['Marquee'],
  campaign: ['Fan'],
  participation: ['Fan'],
  offer: ['Contract'],
  answer: ['Contract'],
  agreement: ['Contract'],
  member: ['Contract', 'Account'],
  share: ['RecordingShare'],
  shareAnswer: ['RecordingShare'],
  payment: ['PayeePayment', 'PayoutAccount', 'PaymentRun'],
  profile: ['ArtistRequest', 'Account'],
  family: ['Family'],
  student: ['Student'],
} as const satisfies Record<DecisionNotification['subject'], readonly string[]>;

const changing = api.enhanceEndpoints({ addTagTypes: Object.values(changedBy).flat() });

/** An action: the screen that a decision leads to reads again what was decided. */
export const readAgain = (subject: DecisionNotification['subject']) =>
  changing.util.invalidateTags([...changedBy[subject]]);

export const {
  useFollowNotificationMutation,
  useMuteArtistMutation,
  useNotificationsInfiniteQuery,
  useOpenNotificationMutation,
  useReadNotificationsMutation,
  useUnmuteArtistMutation,
} = notificationApi;
