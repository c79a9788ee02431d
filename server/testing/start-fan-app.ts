import type { DeliveredCampaign, FanCampaign } from '#contract/fan.ts';
import type {
  DeliveredNotification,
  FanNotification,
  ReceivedNotifications,
} from '#contract/notification.ts';
import { defaultPreferences, type Preferences } from '#contract/preferences.ts';
import type { Role } from '#contract/user.ts';
import { artistMemberTable } from '../modules/catalogue/artist/artist-member.table.ts';
import { concertTable } from '../modules/promotion/concert/concert.table.ts';
import { fanCampaignTable } from '../modules/promotion/fan/fan-campaign.table.ts';
import { decisionNotificationTable } from '../modules/accounts/decision-notification/decision-notification.table.ts';
import {
  fanNotificationTable,
  mutedArtistTable,
} from '../modules/promotion/notification/notification.table.ts';
import type { NewUserRow } from '../modules/people/user/user.table.ts';
import { addTracks } from './add-catalogue.ts';
import { addFan, removeFans } from './add-fan.ts';
import { type SignedIn, startTestApp } from './start-test-app.ts';

export const faroNorte = 'art_faro-norte';

type FanDetails = {
  streams?: number;
  tracks?: Record<string, number>;
  isFollowing?: boolean;
  user?: Partial<NewUserRow> & { role?: Role };
  /** Notification settings that are off. */
  off?: readonly (keyof Preferences['notifications'])[];
};

/** The app with an artist of two songs, notifications and campaigns. */
export async function startFanApp() {
  const tonada = await startTestApp();
  const { app, db, clock } = tonada;
  await addTracks(db, [
    { id: 'trk_1', title: 'Luna', artist: 'Faro Norte' },
    { id: 'trk_2', title: 'Marea', artist: 'Faro Norte' },
    { id: 'trk_3', title: 'Nada', artist: 'Uno' },
  ]);
  const artist = await tonada.signIn({ role: 'artist' });
  await db.insert(artistMemberTable).values({ artistId: faroNorte, userId: artist.id });
  let made = 0;

  const call = (
    who: SignedIn,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) =>
    app.inject({
      method,
      url: `/api/${path}`,
      headers: who.headers,
      ...(payload && { payload }),
    });
  const delivered = () => ({ id: `local-${(made += 1)}`, at: clock().toISOString() });

  const notification = (change: Partial<DeliveredNotification> = {}): DeliveredNotification => ({
    ...delivered(),
    title: 'Sale hoy',
    message: 'Un vals para el final del verano.',
    type: 'new_release',
    scheduledDate: null,
    targetTiers: [],
    includeTrackLink: true,
    trackId: 'trk_1',
    ...change,
  });
  const campaign = (change: Partial<DeliveredCampaign> = {}): DeliveredCampaign => ({
    ...delivered(),
    title: 'Escúchalo antes',
    description: 'El disco, un día antes que nadie.',
    type: 'early_access',
    startDate: '2026-11-20',
    endDate: '2026-11-30',
    eligibleTiers: [],
    maxParticipants: 100,
    rewards: ['Un vinilo firmado'],
    ...change,
  });
  const send = (payload: DeliveredNotification, who = artist) =>
    call(who, 'POST', 'promotion/fans/notifications', payload);
  const propose = (payload: DeliveredCampaign, who = artist) =>
    call(who, 'POST', 'promotion/fans/campaigns', payload);

  return {
    ...tonada,
    artist,
    call,
    notification,
    campaign,
    send,
    propose,
    /** A listener of Faro Norte; by default a follower without streams. */
    async fan({ streams = 0, tracks = {}, isFollowing = true, user, off = [] }: FanDetails = {}) {
      const notifications = {
        ...defaultPreferences.notifications,
        ...Object.fromEntries(off.map((name) => [name, false])),
      };
      const preferences = { ...defaultPreferences, notifications };
      const person = await tonada.signIn({ preferences, ...user });
      await addFan(db, {
        artistId: faroNorte,
        listenerId: person.id,
        streams,
        tracks,
        followedAt: isFollowing ? clock() : null,
      });
      return person;
    },
    notifications: async () =>
      (await call(artist, 'GET', 'promotion/fans/notifications')).json<FanNotification[]>(),
    campaigns: async () =>
      (await call(artist, 'GET', 'promotion/fans/campaigns')).json<FanCampaign[]>(),
    bell: async (who: SignedIn, query = '') =>
      (await call(who, 'GET', `user/notifications${query}`)).json<ReceivedNotifications>(),
    async active(change: Partial<DeliveredCampaign> = {}) {
      const draft = campaign(change);
      await propose(draft);
      await call(artist, 'POST', `promotion/fans/campaigns/${draft.id}/activate`);
      return draft.id;
    },
    /** Removes all fans, notifications and campaigns. */
    async clear() {
      const tables = [fanNotificationTable, decisionNotificationTable, mutedArtistTable];
      for (const table of [...tables, fanCampaignTable, concertTable]) await db.delete(table);
      await removeFans(db);
    },
  };
}

export type FanApp = Awaited<ReturnType<typeof startFanApp>>;
