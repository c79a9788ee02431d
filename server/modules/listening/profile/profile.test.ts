import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrivacyPreferences } from '#contract/preferences.ts';
import { defaultPreferences } from '#contract/preferences.ts';
import { listenerFiguresSchema, userProfileSchema } from '#contract/profile.ts';
import { newId } from '../../../platform/ids.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { followTable } from '../../people/user/follow.table.ts';
import { artColour } from '../../../media/drawings/art-colour.ts';
import { recordPlay } from '../play/play.repository.ts';
import { playTable } from '../play/play.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { userTable } from '../../people/user/user.table.ts';

let tonada: TestApp;

const trackIds = Array.from({ length: 12 }, (_, index) => `trk_${index}`);
const visitor = undefined;
const everything = { showActivity: true, showPlaylists: true, showFollowing: true };

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(
    tonada.db,
    trackIds.map((id) => ({ id, title: id, plays: 5000 })),
  );
});
afterAll(() => tonada.close());

async function signInActive(privacy: Partial<PrivacyPreferences> = {}) {
  const person = await tonada.signIn({
    bio: 'Escucho de noche.',
    preferences: { ...defaultPreferences, privacy: { ...everything, ...privacy } },
  });
  const { id } = await tonada.signIn();
  const followedAt = tonada.clock();
  await tonada.db.insert(followTable).values({ followerId: person.id, followedId: id, followedAt });
  await play(person, ['trk_3', 'trk_5', 'trk_5']);
  await addPlaylist(`${person.id}-open`, person, { isPublic: true, trackCount: 7 });
  await addPlaylist(`${person.id}-shut`, person, { isPublic: false });
  return person;
}

async function play({ id: listenerId }: SignedIn, ids: readonly string[]) {
  const playedAt = tonada.clock();
  await tonada.db
    .insert(playTable)
    .values(ids.map((trackId) => ({ id: newId(), listenerId, trackId, playedAt })));
}

async function addPlaylist(
  id: string,
  owner: SignedIn,
  row: Partial<typeof playlistTable.$inferInsert>,
) {
  const about = { name: id, description: 'Una lista', searchKey: id, followerCount: 3 };
  const values = { id, ownerId: owner.id, isPublic: true, createdAt: tonada.clock() };
  await tonada.db.insert(playlistTable).values({ ...about, ...values, ...row });
}

function get(id: string, listener?: SignedIn) {
  const url = `/api/users/${id}`;
  return tonada.app.inject({ url, ...(listener && { headers: listener.headers }) });
}

async function getProfile(person: SignedIn, viewer?: SignedIn) {
  const answer = await get(person.id, viewer);
  const profile = userProfileSchema.parse(answer.json());
  expect(profile).toEqual(answer.json());
  return profile;
}

describe('the page of a person', () => {
  // Proves calls: Person
  // Proves people: What a visitor sees
  it('shows a visitor the public parts', async () => {
    const person = await signInActive();
    expect(await getProfile(person, visitor)).toMatchObject({
      id: person.id,
      displayName: 'Oyente',
      username: `oyente${person.id}`,
      bio: 'Escucho de noche.',
      joinDate: '2026-01-01',
      followers: 0,
      following: 1,
      isFollowing: false,
      privacy: everything,
      colour: await artColour({ kind: 'user', id: person.id }),
    });
  });

  // Proves people: What nobody sees
  it('returns only fields of the contract: no email, birthday or role', async () => {
    const person = await signInActive();
    const body = (await get(person.id)).body;
    expect(body).not.toMatch(/email|@example|birth|role|password|notifications/i);
  });

  // Proves people: Plan and country
  it('returns plan and country only to the user', async () => {
    const person = await signInActive();
    for (const viewer of [visitor, await tonada.signIn({ role: 'admin' })]) {
      const profile = await getProfile(person, viewer);
      expect(profile).not.toHaveProperty('country');
      expect(profile).not.toHaveProperty('subscriptionType');
    }
    expect(await getProfile(person, person)).toMatchObject({
      country: 'US',
      subscriptionType: 'free',
    });
  });

  // Proves people: Suspended
  it('is not public while they are suspended, and neither are their uploads', async () => {
    const person = await signInActive();
    const fan = await tonada.signIn();
    const page = () => tonada.app.inject({ url: `/user/${person.id}` });
    await tonada.db
      .update(userTable)
      .set({ status: 'suspended', displayName: 'Rara Avis' })
      .where(eq(userTable.id, person.id));
    expect((await get(person.id)).statusCode).toBe(404);
    expect((await get(person.id, fan)).statusCode).toBe(404);
    expect((await page()).body).not.toContain('Rara Avis');
    const url = `/api/users/${person.id}/follow`;
    const { statusCode } = await tonada.app.inject({ method: 'POST', url, ...fan });
    expect(statusCode).toBe(404);
  });

  it('lists only public playlists, the newest first, even to the user', async () => {
    const person = await signInActive();
    tonada.clock.advance(1000);
    await addPlaylist(`${person.id}-newer`, person, {});
    const ids = async (viewer?: SignedIn) =>
      (await getProfile(person, viewer)).publicPlaylists.map(({ id }) => id);
    expect(await ids()).toEqual([`${person.id}-newer`, `${person.id}-open`]);
    expect(await ids(person)).toEqual(await ids());
    const [, open] = (await getProfile(person)).publicPlaylists;
    expect(open).toMatchObject({
      description: 'Una lista',
      coverImage: `/api/images/playlist/${person.id}-open`,
      tracks: 7,
      followers: 3,
    });
  });

  it('lists the newest 100 of more playlists, with the totals of all', async () => {
    const person = await tonada.signIn();
    for (let made = 0; made < 103; made += 1) {
      tonada.clock.advance(1);
      await addPlaylist(`${person.id}-${made}`, person, { trackCount: 2 });
    }
    const { publicPlaylists, playlistTotals } = await getProfile(person);
    expect(publicPlaylists).toHaveLength(100);
    expect(publicPlaylists[0]?.id).toBe(`${person.id}-102`);
    expect(playlistTotals).toEqual({ playlists: 103, tracks: 206, followers: 309 });
  });

  // Proves people: Most heard, from counted plays
  it('lists their most played tracks with their own plays, at most ten', async () => {
    const person = await tonada.signIn();
    await play(person, [...trackIds, 'trk_7', 'trk_7', 'trk_2']);
    await play(await tonada.signIn(), ['trk_4', 'trk_4', 'trk_4', 'trk_4']);
    const { topTracks } = await getProfile(person);
    expect(topTracks).toHaveLength(10);
    expect(topTracks.slice(0, 3).map(({ id, playCount }) => [id, playCount])).toEqual([
      ['trk_7', 3],
      ['trk_2', 2],
      ['trk_0', 1],
    ]);
  });

  it.each(['usr_none', 'no%20id', '%00', 'x'.repeat(65)])(
    'is not found if unknown or malformed: %s',
    async (id) => {
      const answer = await get(id);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
    },
  );

  it('takes three statements, and two more for a listener: session and likes', async () => {
    const person = await signInActive();
    const read = (who?: SignedIn) => countStatements(() => get(person.id, who));
    expect([await read(), await read(await tonada.signIn())]).toEqual([3, 5]);
  });
});

describe('a hidden part', () => {
  const hidden: [
    keyof PrivacyPreferences,
    'topTracks' | 'publicPlaylists' | 'following',
    unknown,
  ][] = [
    ['showActivity', 'topTracks', []],
    ['showPlaylists', 'publicPlaylists', []],
    ['showFollowing', 'following', null],
  ];

  // Proves people: Switched off: hidden from others
  it.each(hidden)('%s off hides %s, which a fan does not see either', async (key, field, none) => {
    const person = await signInActive({ [key]: false });
    const fan = await tonada.signIn();
    await tonada.app.inject({ method: 'POST', url: `/api/users/${person.id}/follow`, ...fan });
    for (const viewer of [visitor, fan]) {
      const profile = await getProfile(person, viewer);
      expect(profile[field]).toEqual(none);
      expect(profile.privacy).toEqual({ ...everything, [key]: false });
    }
  });

  it.each(hidden)('%s off hides nothing else', async (key, field) => {
    const person = await signInActive({ [key]: false });
    const profile = await getProfile(person);
    for (const [, other, none] of hidden.filter((each) => each[1] !== field)) {
      expect(profile[other]).not.toEqual(none);
    }
  });

  // Proves people: Switched off: not from oneself
  it.each(hidden)('%s off hides %s from nobody but others', async (key, field, none) => {
    const person = await signInActive({ [key]: false });
    expect((await getProfile(person, person))[field]).not.toEqual(none);
  });

  it('is the list of followed users by default', async () => {
    const { privacy, following } = await getProfile(await tonada.signIn());
    expect(privacy).toEqual(defaultPreferences.privacy);
    expect(following).toBeNull();
  });
});

describe('the figures of a listener', () => {
  const getFigures = async ({ headers }: SignedIn) => {
    const answer = await tonada.app.inject({ url: '/api/user/figures', headers });
    expect(listenerFiguresSchema.parse(answer.json())).toEqual(answer.json());
    return answer.json();
  };

  it('are zero for a new user', async () => {
    const none = { secondsListened: 0, likedSongs: 0, followers: 0, playlists: 0 };
    expect(await getFigures(await tonada.signIn())).toEqual(none);
  });

  // Proves profile: Real figures
  it('count only their own activity', async () => {
    const [person, other] = [await signInActive(), await signInActive()];
    const post = (url: string, { headers }: SignedIn) =>
      tonada.app.inject({ method: 'POST', url, headers });
    await post('/api/tracks/trk_1/like', person);
    await post('/api/tracks/trk_2/like', person);
    await post('/api/tracks/trk_2/like', other);
    await post(`/api/users/${person.id}/follow`, other);
    for (const trackId of ['trk_1', 'trk_1', 'trk_2']) {
      await recordPlay(tonada.db, { listenerId: person.id, trackId, playedAt: tonada.clock() });
    }
    const figures = { secondsListened: 540, likedSongs: 2, followers: 1, playlists: 2 };
    expect(await getFigures(person)).toEqual(figures);
  });

  it('take two statements, the session and the figures', async () => {
    const person = await tonada.signIn();
    expect(await countStatements(() => getFigures(person))).toBe(2);
  });

  it('need a session', async () => {
    expect((await tonada.app.inject({ url: '/api/user/figures' })).statusCode).toBe(401);
  });
});
