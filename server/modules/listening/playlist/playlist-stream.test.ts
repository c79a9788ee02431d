import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { playlistMessageSchema } from '#contract/collaboration.ts';
import {
  type CollaborationApp,
  startCollaborationApp,
} from '../../../testing/start-collaboration.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { publish } from '../../../platform/events/events.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { accountSuspended, deleteUser, changeUser } from '../../people/user/index.ts';
import { noteChangesOf } from './index.ts';

let tonada: CollaborationApp;
let address: string;
let alma: SignedIn;
let bruno: SignedIn;
let id: string;

beforeAll(async () => {
  tonada = await startCollaborationApp();
  address = await tonada.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await tonada.startAnew();
  ({ alma, bruno } = tonada.people);
  ({ id } = tonada.list);
});

const call: CollaborationApp['call'] = (...given) => tonada.call(...given);

/** Opens the playlist's stream; returns its next message, pings aside. */
async function follow(who: SignedIn): Promise<() => Promise<string>> {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const { signal } = closing;
  const { headers } = who;
  const response = await fetch(`${address}/api/playlists/${id}/stream`, { headers, signal });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest: string[] = [];
  const next = async (): Promise<string> => {
    const line = rest.shift();
    if (line !== undefined) {
      const { kind } = playlistMessageSchema.parse(JSON.parse(line.replace('data: ', '')));
      return kind === 'ping' ? next() : kind;
    }
    const part = await reader?.read();
    if (!part || part.done) return 'ended';
    rest = part.value.split('\n\n').filter((each) => each !== '');
    return next();
  };
  expect(await next()).toBe('changed');
  return next;
}
const getStatus = async (who: SignedIn) =>
  (await fetch(`${address}/api/playlists/${id}/stream`, { headers: who.headers })).status;

// Proves collaboration: Open lists change by themselves
it('tells owner and collaborators of what another one adds, moves, removes and undoes', async () => {
  await tonada.makeTogether();
  const [almas, brunos] = [await follow(alma), await follow(bruno)];
  const news = async () => expect([await almas(), await brunos()]).toEqual(['changed', 'changed']);
  const added = (await tonada.add(bruno, 'trk_4')).json<{ entryId: string }>();
  await news();
  const order = { entryId: added.entryId, beforeEntryId: null };
  await call(alma, 'PUT', `playlists/${id}/tracks/order`, order);
  await news();
  await call(bruno, 'DELETE', `playlists/${id}/tracks/trk_1`);
  await news();
  const [act] = await tonada.readLog(bruno);
  await call(bruno, 'POST', `playlists/${id}/log/${act?.id}/undo`, {});
  await news();
  await call(alma, 'PATCH', `playlists/${id}`, { name: 'Otro patio' });
  await news();
});

// Proves collaboration: Open lists change by themselves
it('tells of people who join and leave, and ends for those who take part no more', async () => {
  const token = await tonada.makeTogether();
  const [almas, brunos] = [await follow(alma), await follow(bruno)];
  const carla = await tonada.signIn({ displayName: 'Carla' });
  await tonada.join(carla, token);
  expect([await almas(), await brunos()]).toEqual(['changed', 'changed']);
  const carlas = await follow(carla);
  await call(alma, 'DELETE', `playlists/${id}/collaborators/${carla.id}`);
  expect([await almas(), await brunos()]).toEqual(['changed', 'changed']);
  expect([await carlas(), await carlas()]).toEqual(['changed', 'ended']);
  expect(await getStatus(carla)).toBe(404);
  await call(alma, 'DELETE', `playlists/${id}/collaboration`);
  for (const next of [almas, brunos])
    expect([await next(), await next()]).toEqual(['changed', 'ended']);
});

it('is open to nobody else', async () => {
  expect(await getStatus(alma)).toBe(404);
  await tonada.makeTogether();
  const stranger = await tonada.signIn();
  expect(await getStatus(stranger)).toBe(404);
  await call(alma, 'PATCH', `playlists/${id}`, { visibility: 'public' });
  expect(await getStatus(stranger)).toBe(404);
  expect((await fetch(`${address}/api/playlists/${id}/stream`)).status).toBe(401);
});

it.each(['suspended', 'deleted'] as const)('ends for all when its owner is %s', async (fate) => {
  await tonada.makeTogether();
  const [almas, brunos] = [await follow(alma), await follow(bruno)];
  await inTransaction(tonada.db, async (tx) => {
    if (fate === 'deleted') {
      await noteChangesOf(tx, alma.id);
      await deleteUser(tx, alma.id);
    } else {
      await changeUser(tx, alma.id, { status: 'suspended' });
      await publish(tx, accountSuspended);
    }
  });
  for (const next of [almas, brunos])
    expect([await next(), await next()]).toEqual(['changed', 'ended']);
});

it('says nothing of a playlist that nobody shares, and of a save', async () => {
  await tonada.makeTogether();
  await call(alma, 'PATCH', `playlists/${id}`, { visibility: 'public' });
  const brunos = await follow(bruno);
  const mine = (await call(alma, 'POST', 'playlists', { name: 'Sola' })).json<{ id: string }>();
  await call(alma, 'POST', `playlists/${mine.id}/tracks`, { trackId: 'trk_1' });
  const carla = await tonada.signIn();
  await call(carla, 'PUT', `user/saved-playlists/${id}`, {});
  const heard = brunos();
  await tonada.add(alma, 'trk_5');
  expect(await heard).toBe('changed');
  const silence = await Promise.race([brunos(), new Promise((done) => setImmediate(done, 'none'))]);
  expect(silence).toBe('none');
});
