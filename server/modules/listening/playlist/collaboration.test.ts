import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Collaboration, PlaylistInvitation } from '#contract/collaboration.ts';
import { collaborationLimits } from '#contract/limits.ts';
import {
  type CollaborationApp,
  startCollaborationApp,
} from '../../../testing/start-collaboration.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { userTable } from '../../people/user/user.table.ts';
import { playlistMemberTable } from './playlist-member.table.ts';

let tonada: CollaborationApp;
let alma: SignedIn;
let bruno: SignedIn;
let id: string;

beforeAll(async () => {
  tonada = await startCollaborationApp();
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await tonada.startAnew();
  ({ alma, bruno } = tonada.people);
  ({ id } = tonada.list);
});

const call: CollaborationApp['call'] = (...given) => tonada.call(...given);
const makeLink: CollaborationApp['makeLink'] = (...given) => tonada.makeLink(...given);
const join: CollaborationApp['join'] = (...given) => tonada.join(...given);
const makeTogether: CollaborationApp['makeTogether'] = (...given) => tonada.makeTogether(...given);
const read: CollaborationApp['read'] = (...given) => tonada.read(...given);
const readLog: CollaborationApp['readLog'] = (...given) => tonada.readLog(...given);
const add: CollaborationApp['add'] = (...given) => tonada.add(...given);

const readPeople = async (who: SignedIn) =>
  (await call(who, 'GET', `playlists/${id}/collaboration`)).json<Collaboration>();
const getState = async (who: SignedIn | null, token: string) =>
  (await call(who, 'POST', 'collaboration/invitation', { token })).json<PlaylistInvitation>();

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
      id: `usr_full-${index}`,
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
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
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
    const { deleteUser } = await import('../../people/user/index.ts');
    const { forgetAuthor } = await import('./index.ts');
    await forgetAuthor(tonada.db, bruno.id);
    await deleteUser(tonada.db, bruno.id);
    expect((await call(alma, 'POST', `playlists/${id}/restore`, {})).statusCode).toBe(200);
    const { tracks } = await read(alma);
    expect(tracks.at(-1)).toMatchObject({ id: 'trk_4', addedBy: null });
    expect((await readLog(alma))[0]).toMatchObject({ kind: 'added', actor: null });
  });
});
