import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Collaboration, PlaylistInvitation, PlaylistLog } from '#contract/collaboration.ts';
import type { FullPlaylist } from '#contract/playlist.ts';
import { collaborationLimits } from '#contract/limits.ts';
import { addTracks } from '../../testing/add-catalogue.ts';
import { addPlaylist } from '../../testing/add-playlist.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { userTable } from '../user/user.table.ts';
import { playlistMemberTable } from './playlist-member.table.ts';

let tonada: TestApp;
let alma: SignedIn;
let bruno: SignedIn;
let id: string;
let made = 0;

const trackIds = Array.from({ length: 6 }, (_, index) => `trk_${index}`);

beforeAll(async () => {
  tonada = await startTestApp();
  const tracks = trackIds.map((track) => ({ id: track, title: track, duration: 100 }));
  await addTracks(tonada.db, tracks);
});
afterAll(() => tonada.close());
beforeEach(async () => {
  alma = await tonada.signIn({ displayName: 'Alma' });
  bruno = await tonada.signIn({ displayName: 'Bruno' });
  id = `pls_${(made += 1)}`;
  const about = { id, name: 'Patio', ownerId: alma.id, createdAt: tonada.clock() };
  await addPlaylist(tonada.db, { ...about, isPublic: false }, trackIds.slice(0, 3));
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

function call(who: SignedIn | null, method: Method, path: string, payload?: object) {
  tonada.clock.advance(1000);
  const headers = who === null ? {} : who.headers;
  return tonada.app.inject({
    method,
    url: `/api/${path}`,
    headers,
    ...(payload && { payload }),
  });
}

async function makeLink(): Promise<string> {
  const answer = await call(alma, 'POST', `playlists/${id}/collaboration/link`, {});
  return answer.json<Collaboration>().link?.token ?? '';
}

const join = (who: SignedIn, token: string) =>
  call(who, 'POST', 'collaboration/members', { token });

async function makeTogether(): Promise<string> {
  const token = await makeLink();
  expect((await join(bruno, token)).statusCode).toBe(200);
  return token;
}

const read = async (who: SignedIn) =>
  (await call(who, 'GET', `playlists/${id}`)).json<FullPlaylist>();
const readLog = async (who: SignedIn) =>
  (await call(who, 'GET', `playlists/${id}/log`)).json<PlaylistLog>().acts;
const readPeople = async (who: SignedIn) =>
  (await call(who, 'GET', `playlists/${id}/collaboration`)).json<Collaboration>();
const getState = async (who: SignedIn | null, token: string) =>
  (await call(who, 'POST', 'collaboration/invitation', { token })).json<PlaylistInvitation>();
const add = (who: SignedIn, trackId: string) =>
  call(who, 'POST', `playlists/${id}/tracks`, { trackId, allowDuplicate: true });

describe('a link', () => {
  // Proves collaboration: Who joins by the link adds, moves and removes songs
  it('lets its holder change the songs of a private playlist, which stays private', async () => {
    expect((await add(bruno, 'trk_4')).statusCode).toBe(404);
    await makeTogether();
    expect((await add(bruno, 'trk_4')).statusCode).toBe(201);
    const { tracks, collaboration } = await read(bruno);
    expect(collaboration).toBe('collaborator');
    const entryId = tracks[0]?.entryId;
    const order = { entryId, beforeEntryId: null };
    expect((await call(bruno, 'PUT', `playlists/${id}/tracks/order`, order)).statusCode).toBe(204);
    const gone = `playlists/${id}/tracks/trk_1`;
    expect((await call(bruno, 'DELETE', gone)).statusCode).toBe(204);
    expect((await read(alma)).tracks.map((track) => track.id)).toEqual(['trk_2', 'trk_4', 'trk_0']);
    const stranger = await tonada.signIn();
    expect((await call(stranger, 'GET', `playlists/${id}`)).statusCode).toBe(404);
    expect((await add(stranger, 'trk_4')).statusCode).toBe(404);
    expect((await call(stranger, 'GET', `playlists/${id}/log`)).statusCode).toBe(404);
  });

  // Proves collaboration: The list itself is its owner's
  it('does not let them rename, show, delete or open the playlist to others', async () => {
    await makeTogether();
    const calls = [
      call(bruno, 'PATCH', `playlists/${id}`, { name: 'Mía' }),
      call(bruno, 'DELETE', `playlists/${id}`),
      call(bruno, 'POST', `playlists/${id}/collaboration/link`, {}),
      call(bruno, 'DELETE', `playlists/${id}/collaboration/link`),
      call(bruno, 'DELETE', `playlists/${id}/collaboration`),
      call(bruno, 'DELETE', `playlists/${id}/collaborators/${alma.id}`),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(403);
    expect(await readPeople(bruno)).toMatchObject({ part: 'collaborator', link: null });
  });

  // Proves collaboration: It stands among their own playlists
  it('puts the playlist among theirs, and no longer among the saved ones', async () => {
    await call(alma, 'PATCH', `playlists/${id}`, { visibility: 'public' });
    await call(bruno, 'PUT', `user/saved-playlists/${id}`, {});
    await makeTogether();
    const saved = await call(bruno, 'GET', 'user/saved-playlists');
    expect(saved.json()).toEqual([]);
    expect((await call(bruno, 'GET', 'playlists/user')).json()).toMatchObject([{ id }]);
    expect((await read(alma)).followerCount).toBe(0);
    expect((await call(bruno, 'PUT', `user/saved-playlists/${id}`, {})).statusCode).toBe(403);
  });

  // Proves collaboration: The page of the link says what it is
  it('names playlist and owner to a visitor, and what keeps somebody from joining', async () => {
    const token = await makeLink();
    expect(await getState(null, token)).toMatchObject({
      playlist: { id, name: 'Patio' },
      owner: 'Alma',
      state: 'open',
    });
    expect(await getState(alma, token)).toMatchObject({ state: 'own' });
    await join(bruno, token);
    expect(await getState(bruno, token)).toMatchObject({ state: 'joined' });
    expect((await join(bruno, token)).statusCode).toBe(200);
    expect((await readPeople(alma)).collaborators).toMatchObject([{ name: 'Bruno' }]);
  });

  // Proves collaboration: A link ends
  it('ends after a week, when it is replaced or withdrawn, and with the collaboration', async () => {
    const first = await makeLink();
    const second = await makeLink();
    expect((await join(bruno, first)).statusCode).toBe(404);
    await call(alma, 'DELETE', `playlists/${id}/collaboration/link`);
    expect((await join(bruno, second)).statusCode).toBe(404);
    const third = await makeLink();
    await call(alma, 'DELETE', `playlists/${id}/collaboration`);
    expect((await join(bruno, third)).statusCode).toBe(404);
    expect((await read(alma)).collaboration).toBeUndefined();
    const fourth = await makeLink();
    tonada.clock.advance(collaborationLimits.days * 86_400_000);
    expect((await join(await tonada.signIn(), fourth)).statusCode).toBe(404);
  });

  // Proves collaboration: A hundred take part beside the owner
  it('gives the last place once', async () => {
    const token = await makeLink();
    const others = Array.from({ length: collaborationLimits.others - 1 }, (_, index) => ({
      id: `usr_full-${made}-${index}`,
    }));
    const { db } = tonada;
    const [row] = await db.select().from(userTable).where(eq(userTable.id, bruno.id));
    if (row === undefined) throw new Error('Bruno is gone.');
    const { number: _number, ...copied } = row;
    await db.insert(userTable).values(
      others.map((other) => ({
        ...copied,
        ...other,
        email: `${other.id}@tonada.example`,
        username: other.id,
      })),
    );
    await db
      .insert(playlistMemberTable)
      .values(others.map((other) => ({ playlistId: id, userId: other.id, since: tonada.clock() })));
    const carla = await tonada.signIn({ displayName: 'Carla' });
    const answers = await Promise.all([join(bruno, token), join(carla, token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  // Proves collaboration: A person that is removed is out at once
  it('stops those who are removed, with the link, and those who leave', async () => {
    const token = await makeTogether();
    const out = `playlists/${id}/collaborators/${bruno.id}`;
    expect((await call(alma, 'DELETE', out)).statusCode).toBe(204);
    expect((await add(bruno, 'trk_4')).statusCode).toBe(404);
    expect((await join(bruno, token)).statusCode).toBe(404);
    expect((await call(alma, 'DELETE', out)).statusCode).toBe(404);
    await makeTogether();
    expect((await call(bruno, 'DELETE', out)).statusCode).toBe(204);
    expect((await add(bruno, 'trk_4')).statusCode).toBe(404);
  });

  // Proves collaboration: A suspended owner's list is closed
  it('leads nowhere while its owner is suspended', async () => {
    const token = await makeTogether();
    const { db } = tonada;
    const suspend = (status: 'suspended' | 'active') =>
      db.update(userTable).set({ status }).where(eq(userTable.id, alma.id));
    await suspend('suspended');
    expect((await getState(null, token)).state).toBeUndefined();
    expect((await add(bruno, 'trk_4')).statusCode).toBe(404);
    expect((await call(bruno, 'GET', `playlists/${id}`)).statusCode).toBe(404);
    await suspend('active');
  });
});

describe('who added what', () => {
  // Proves collaboration: Who added a song is known to those who make the list
  it('is shown to the owner and collaborators, and to nobody else', async () => {
    await makeTogether();
    await add(bruno, 'trk_4');
    const by = { id: bruno.id, name: 'Bruno' };
    for (const who of [alma, bruno]) {
      const { tracks } = await read(who);
      expect(tracks.map(({ addedBy }) => addedBy)).toEqual([undefined, undefined, undefined, by]);
    }
    await call(alma, 'PATCH', `playlists/${id}`, { visibility: 'public' });
    const stranger = await tonada.signIn();
    const seen = await read(stranger);
    expect(seen.collaboration).toBe('reader');
    expect(JSON.stringify(seen)).not.toContain('Bruno');
    expect((await call(stranger, 'GET', `playlists/${id}/collaboration`)).statusCode).toBe(404);
  });

  // Proves collaboration: The songs of a deleted account stay
  it('says that an account was deleted, whose songs stay, also in a list that is restored', async () => {
    await makeTogether();
    await add(bruno, 'trk_4');
    await call(alma, 'DELETE', `playlists/${id}`);
    const { deleteUser } = await import('../account-deletion/forget-person.repository.ts');
    const { forgetAuthor } = await import('./index.ts');
    await forgetAuthor(tonada.db, bruno.id);
    await deleteUser(tonada.db, bruno.id);
    expect((await call(alma, 'POST', `playlists/${id}/restore`, {})).statusCode).toBe(200);
    const { tracks } = await read(alma);
    expect(tracks.at(-1)).toMatchObject({ id: 'trk_4', addedBy: null });
    expect((await readLog(alma))[0]).toMatchObject({ kind: 'added', actor: null });
  });
});

describe('the log', () => {
  // Proves collaboration: An undone removal restores the row itself
  it('brings removed rows back with their id, place, date and person', async () => {
    await makeTogether();
    await add(bruno, 'trk_4');
    await add(alma, 'trk_5');
    const before = (await read(alma)).tracks;
    const entryIds = before.slice(2, 4).map(({ entryId }) => entryId);
    await call(alma, 'POST', `playlists/${id}/tracks/removal`, { entryIds });
    const [act] = await readLog(alma);
    expect(act).toMatchObject({
      kind: 'removed',
      actor: { name: 'Alma' },
      titles: ['trk_2', 'trk_4'],
      count: 2,
    });
    // Somebody else changes the list meanwhile.
    await add(bruno, 'trk_0');
    const undone = await call(alma, 'POST', `playlists/${id}/log/${act?.id}/undo`, {});
    expect(undone.statusCode).toBe(204);
    const facts = (track: FullPlaylist['tracks'][number]) => [
      track.entryId,
      track.id,
      track.addedAt,
      track.addedBy,
    ];
    expect((await read(alma)).tracks.slice(0, 5).map(facts)).toEqual(before.map(facts));
  });

  // Proves collaboration: Additions and moves are undone too, and an undo can be undone
  it('takes back additions and moves, and takes back what was taken back', async () => {
    await makeTogether();
    const ids = async () => (await read(alma)).tracks.map((track) => track.id);
    await add(bruno, 'trk_4');
    const entryId = (await read(bruno)).tracks[3]?.entryId;
    const first = (await read(bruno)).tracks[0]?.entryId;
    await call(bruno, 'PUT', `playlists/${id}/tracks/order`, { entryId, beforeEntryId: first });
    expect(await ids()).toEqual(['trk_4', 'trk_0', 'trk_1', 'trk_2']);
    const undo = async (who: SignedIn, nth = 0) => {
      const act = (await readLog(who))[nth];
      return call(who, 'POST', `playlists/${id}/log/${act?.id}/undo`, {});
    };
    expect((await undo(bruno)).statusCode).toBe(204);
    expect(await ids()).toEqual(['trk_0', 'trk_1', 'trk_2', 'trk_4']);
    const addition = (await readLog(bruno)).findIndex(({ kind }) => kind === 'added');
    expect((await undo(alma, addition)).statusCode).toBe(204);
    expect(await ids()).toEqual(['trk_0', 'trk_1', 'trk_2']);
    expect((await readLog(alma))[0]).toMatchObject({ kind: 'removed', isUndo: true });
    expect((await undo(alma)).statusCode).toBe(204);
    expect((await read(alma)).tracks[3]).toMatchObject({ entryId, addedBy: { name: 'Bruno' } });
    expect((await undo(alma, 1)).statusCode).toBe(409);
  });

  // Proves collaboration: Undone by its author or the owner
  it('lets nobody undo the act of somebody else but the owner', async () => {
    const token = await makeTogether();
    const carla = await tonada.signIn({ displayName: 'Carla' });
    await join(carla, token);
    await add(bruno, 'trk_4');
    const [act] = await readLog(carla);
    expect(act?.canUndo).toBe(false);
    const path = `playlists/${id}/log/${act?.id}/undo`;
    expect((await call(carla, 'POST', path, {})).statusCode).toBe(403);
    expect((await call(alma, 'POST', `playlists/pls_1/log/${act?.id}/undo`, {})).statusCode).toBe(
      404,
    );
    const both = await Promise.all([call(bruno, 'POST', path, {}), call(alma, 'POST', path, {})]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect((await read(alma)).trackCount).toBe(3);
  });

  // Proves collaboration: The undo beside a removal brings back the same row
  it('is what the undo of a message uses', async () => {
    await makeTogether();
    await add(bruno, 'trk_4');
    const removed = (await read(bruno)).tracks[3];
    const one = `playlists/${id}/tracks/trk_4`;
    await call(alma, 'DELETE', `${one}?entryId=${removed?.entryId}`);
    const restore = { after: null, before: null };
    const back = await call(alma, 'POST', `playlists/${id}/tracks`, { trackId: 'trk_4', restore });
    expect(back.json()).toEqual({ entryId: removed?.entryId, trackCount: 4 });
    expect((await read(alma)).tracks[3]?.addedBy?.name).toBe('Bruno');
  });

  it('keeps the order after positions were assigned anew', async () => {
    await makeTogether();
    const { tracks } = await read(alma);
    const [first, second, third] = tracks.map(({ entryId }) => entryId ?? '');
    await call(alma, 'DELETE', `playlists/${id}/tracks/trk_1?entryId=${second}`);
    const { spreadPositions } = await import('./playlist-track.repository.ts');
    await spreadPositions(tonada.db, id);
    const [act] = await readLog(alma);
    await call(alma, 'POST', `playlists/${id}/log/${act?.id}/undo`, {});
    const after = (await read(alma)).tracks.map(({ entryId }) => entryId);
    expect(after).toEqual([first, second, third]);
  });
});

// Proves collaboration: Edits at the same moment lose no row
it('keeps every row of three hundred edits of two people at once', async () => {
  await makeTogether();
  const edits = Array.from({ length: 300 }, (_, index) =>
    add(index % 2 === 0 ? alma : bruno, `trk_${index % 6}`),
  );
  const answers = await Promise.all(edits);
  expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([201]);
  const { trackCount, tracks } = await read(alma);
  expect(trackCount).toBe(303);
  expect(tracks.slice(3, 9).filter(({ addedBy }) => addedBy?.name === 'Bruno')).toHaveLength(3);
});

// Proves collaboration: The bell tells of what others added
it('tells each of what others added, once, and nobody of their own songs', async () => {
  await makeTogether();
  const bell = async (who: SignedIn) => {
    const answer = await call(who, 'GET', 'user/notifications');
    return answer.json<{ notifications: { id: string; change: string }[] }>().notifications;
  };
  await add(bruno, 'trk_4');
  expect(await bell(bruno)).toEqual([]);
  expect(await bell(alma)).toMatchObject([{ change: 'together', playlist: { id } }]);
  const unread = async () =>
    (await call(alma, 'GET', 'user/notifications')).json<{ unread: number }>().unread;
  expect(await unread()).toBe(1);
  const [entry] = await bell(alma);
  await call(alma, 'POST', `user/notifications/${entry?.id}/open`);
  expect(await unread()).toBe(0);
  await call(alma, 'PUT', 'user/preferences', { notifications: { playlists: false } });
  expect(await bell(alma)).toEqual([]);
});
