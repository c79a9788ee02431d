import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Collaboration, PlaylistInvitation } from '#contract/collaboration.ts';
import {
  type CollaborationApp,
  startCollaborationApp,
} from '../../../testing/start-collaboration.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { deleteUser } from '../../people/user/index.ts';

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
const block = (who: SignedIn, userId: string) =>
  call(who, 'POST', `playlists/${id}/collaboration/blocked`, { userId });
const letIn = (who: SignedIn, userId: string) =>
  call(who, 'DELETE', `playlists/${id}/collaboration/blocked/${userId}`);
const readPeople = async (who: SignedIn) =>
  (await call(who, 'GET', `playlists/${id}/collaboration`)).json<Collaboration>();
const getState = async (who: SignedIn | null, token: string) =>
  (await call(who, 'POST', 'collaboration/invitation', { token })).json<PlaylistInvitation>().state;

// Proves collaboration: A blocked person stays out
it('keeps a blocked person out of this link and of new ones, until they are let in', async () => {
  const token = await tonada.makeTogether();
  expect((await block(alma, bruno.id)).statusCode).toBe(204);
  expect((await tonada.add(bruno, 'trk_4')).statusCode).toBe(404);
  expect(await getState(bruno, token)).toBe('closed');
  // The link of the others goes on.
  expect(await getState(null, token)).toBe('open');
  expect((await tonada.join(bruno, token)).statusCode).toBe(409);
  const another = await tonada.makeLink();
  expect((await tonada.join(bruno, another)).statusCode).toBe(409);
  expect(await readPeople(alma)).toMatchObject({
    collaborators: [],
    blocked: [{ id: bruno.id, name: 'Bruno' }],
  });
  expect((await letIn(alma, bruno.id)).statusCode).toBe(204);
  expect((await tonada.join(bruno, another)).statusCode).toBe(200);
  expect((await readPeople(alma)).blocked).toEqual([]);
});

// Proves collaboration: A blocked person stays out
it('lasts when the collaboration ends, and for a playlist that is deleted and restored', async () => {
  await tonada.makeTogether();
  await block(alma, bruno.id);
  await call(alma, 'DELETE', `playlists/${id}/collaboration`);
  await call(alma, 'DELETE', `playlists/${id}`);
  await call(alma, 'POST', `playlists/${id}/restore`, {});
  expect((await tonada.join(bruno, await tonada.makeLink())).statusCode).toBe(409);
});

// Proves collaboration: Blocking is the owner's, and shown to nobody else
it('is done and seen by the owner alone', async () => {
  const token = await tonada.makeTogether();
  const carla = await tonada.signIn({ displayName: 'Carla' });
  await tonada.join(carla, token);
  expect((await block(carla, bruno.id)).statusCode).toBe(403);
  expect((await block(carla, alma.id)).statusCode).toBe(403);
  await block(alma, bruno.id);
  expect((await readPeople(carla)).blocked).toEqual([]);
  expect((await letIn(carla, bruno.id)).statusCode).toBe(403);
  expect((await letIn(bruno, bruno.id)).statusCode).toBe(404);
  const log = await call(carla, 'GET', `playlists/${id}/log`);
  expect(log.body).not.toContain('Bruno');
});

it('refuses people who take no part, and to let in somebody who is not blocked', async () => {
  await tonada.makeTogether();
  for (const userId of [alma.id, 'usr_nobody', (await tonada.signIn()).id]) {
    expect((await block(alma, userId)).statusCode).toBe(404);
    expect((await letIn(alma, userId)).statusCode).toBe(404);
  }
  expect((await block(alma, '')).statusCode).toBe(400);
  const answers = await Promise.all([block(alma, bruno.id), block(alma, bruno.id)]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 404]));
  const letIns = await Promise.all([letIn(alma, bruno.id), letIn(alma, bruno.id)]);
  expect(new Set(letIns.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 404]));
});

it('lets in nobody who joins while they are blocked', async () => {
  const token = await tonada.makeTogether();
  await Promise.all([block(alma, bruno.id), tonada.join(bruno, token)]);
  expect((await readPeople(alma)).collaborators).toEqual([]);
  expect((await tonada.join(bruno, token)).statusCode).toBe(409);
});

it('forgets an account that is deleted', async () => {
  await tonada.makeTogether();
  await block(alma, bruno.id);
  await deleteUser(tonada.db, bruno.id);
  expect((await readPeople(alma)).blocked).toEqual([]);
});
