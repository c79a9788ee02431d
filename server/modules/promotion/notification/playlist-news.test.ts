import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PlaylistNotification, ReceivedNotifications } from '#contract/notification.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
let owner: SignedIn;
let fan: SignedIn;
let id: string;
let made = 0;

const minute = 60_000;

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(
    tonada.db,
    ['a', 'b'].map((title) => ({ id: `trk_${title}`, title, duration: 100 })),
  );
});
afterAll(() => tonada.close());
beforeEach(async () => {
  owner = await tonada.signIn({ displayName: 'Mateo' });
  fan = await tonada.signIn();
  id = `pls_${(made += 1)}`;
  const about = { id, name: 'Patio', ownerId: owner.id, createdAt: tonada.clock() };
  await addPlaylist(tonada.db, about, ['trk_a']);
});

async function call(
  who: SignedIn,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
) {
  tonada.clock.advance(minute);
  const url = `/api/${path}`;
  const { headers } = who;
  const answer = await tonada.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode).toBeLessThan(300);
}

const save = (who = fan) => call(who, 'PUT', `user/saved-playlists/${id}`);
const add = (trackId: string) => call(owner, 'POST', `playlists/${id}/tracks`, { trackId });
const open = (who: SignedIn, notice = '') => call(who, 'POST', `user/notifications/${notice}/open`);
const prefer = (who: SignedIn, notifications: object) =>
  call(who, 'PUT', 'user/preferences', { notifications });

async function readBell(who: SignedIn) {
  const { headers } = who;
  const answer = await tonada.app.inject({ url: '/api/user/notifications', headers });
  const { notifications, unread } = answer.json<ReceivedNotifications>();
  return { notifications: notifications as PlaylistNotification[], unread };
}

// Proves library: Added tracks in the bell
it('reports the last added tracks to those who saved the playlist', async () => {
  await save();
  expect(await readBell(fan)).toEqual({ notifications: [], unread: 0 });
  await add('trk_b');
  expect(await readBell(fan)).toMatchObject({
    notifications: [
      { type: 'playlist', change: 'tracks', playlist: { id, name: 'Patio' }, owner: 'Mateo' },
    ],
    unread: 1,
  });
  const { notifications } = await readBell(fan);
  await open(fan, notifications[0]?.id);
  expect(await readBell(fan)).toMatchObject({ notifications: [{ isRead: true }], unread: 0 });
  await call(owner, 'POST', `playlists/${id}/tracks`, { trackId: 'trk_b', allowDuplicate: true });
  expect(await readBell(fan)).toMatchObject({ notifications: [{ isRead: false }], unread: 1 });
});

// Proves library: An added list in the bell
it('reports a list that was added, too', async () => {
  await save();
  const several = (trackIds: string[]) =>
    call(owner, 'POST', `playlists/${id}/tracks/several`, { trackIds });
  await several(['trk_a']);
  expect(await readBell(fan)).toEqual({ notifications: [], unread: 0 });
  await several(['trk_a', 'trk_b']);
  expect(await readBell(fan)).toMatchObject({
    notifications: [{ change: 'tracks', playlist: { id } }],
    unread: 1,
  });
});

// Proves library: Saves in the bell
it('reports the last save to the owner', async () => {
  await save();
  await save(await tonada.signIn());
  const { notifications, unread } = await readBell(owner);
  expect(notifications).toMatchObject([{ change: 'saves', playlist: { id }, saves: 2 }]);
  expect(unread).toBe(1);
  await open(owner, notifications[0]?.id);
  expect((await readBell(owner)).unread).toBe(0);
});

it('is marked as read with the rest', async () => {
  await save();
  await add('trk_b');
  for (const who of [fan, owner]) {
    expect((await readBell(who)).unread).toBe(1);
    await call(who, 'POST', 'user/notifications/read', {});
    expect((await readBell(who)).unread).toBe(0);
  }
});

it('says nothing of a playlist that is hidden, deleted or taken out', async () => {
  await save();
  await add('trk_b');
  await call(owner, 'PATCH', `playlists/${id}`, { visibility: 'private' });
  expect((await readBell(fan)).notifications).toEqual([]);
  await call(owner, 'PATCH', `playlists/${id}`, { visibility: 'link' });
  expect((await readBell(fan)).notifications).toHaveLength(1);
  await call(owner, 'DELETE', `playlists/${id}`);
  expect((await readBell(fan)).notifications).toEqual([]);
  expect((await readBell(owner)).notifications).toEqual([]);
  await call(owner, 'POST', `playlists/${id}/restore`);
  await call(fan, 'DELETE', `user/saved-playlists/${id}`);
  expect((await readBell(fan)).notifications).toEqual([]);
  expect((await readBell(owner)).notifications).toEqual([]);
});

// Proves library: The switches
it.each(['push', 'playlists'])('says nothing while %s is switched off', async (name) => {
  await save();
  await add('trk_b');
  for (const who of [fan, owner]) {
    await prefer(who, { [name]: false });
    expect(await readBell(who)).toEqual({ notifications: [], unread: 0 });
    await prefer(who, { [name]: true });
    expect((await readBell(who)).notifications).toHaveLength(1);
  }
});
