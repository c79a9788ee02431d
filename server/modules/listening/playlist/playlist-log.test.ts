import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FullPlaylist } from '#contract/playlist.ts';
import {
  type CollaborationApp,
  startCollaborationApp,
} from '../../../testing/start-collaboration.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';

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
const join: CollaborationApp['join'] = (...given) => tonada.join(...given);
const makeTogether: CollaborationApp['makeTogether'] = (...given) => tonada.makeTogether(...given);
const read: CollaborationApp['read'] = (...given) => tonada.read(...given);
const readLog: CollaborationApp['readLog'] = (...given) => tonada.readLog(...given);
const add: CollaborationApp['add'] = (...given) => tonada.add(...given);

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
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
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
it('keeps every row of three hundred edits of two people, thirty at once', async () => {
  await makeTogether();
  for (let round = 0; round < 10; round += 1) {
    let waiting = Array.from({ length: 30 }, (_, index) => index);
    // A busy server says so, and has changed nothing.
    while (waiting.length > 0) {
      const answers = await Promise.all(
        waiting.map((index) => add(index % 2 === 0 ? alma : bruno, `trk_${index % 6}`)),
      );
      const codes = answers.map(({ statusCode }) => statusCode);
      expect(codes.filter((code) => code !== 201 && code !== 503)).toEqual([]);
      waiting = waiting.filter((_, at) => codes[at] === 503);
    }
  }
  const { trackCount, tracks } = await read(alma);
  expect(trackCount).toBe(303);
  expect(new Set(tracks.map(({ entryId }) => entryId)).size).toBe(tracks.length);
  expect(tracks.some(({ addedBy }) => addedBy?.name === 'Bruno')).toBe(true);
}, 120_000);

// Proves collaboration: Edits at the same moment lose no row
it('has each row once after two people added, removed and moved at the same moment', async () => {
  await makeTogether();
  for (let round = 0; round < 12; round += 1) await add(alma, `trk_${round % 6}`);
  const known = new Set((await read(alma)).tracks.map(({ entryId = '' }) => entryId));
  for (let round = 0; round < 10; round += 1) {
    const rows = (await read(alma)).tracks.map(({ entryId = '' }) => entryId);
    const changes = [alma, bruno].flatMap((who, at) => {
      // Both remove the first row, and each moves the row that the other one removes or moves past.
      const gone = [rows[0], rows[1 + at]];
      const moved = [rows[2 - at], rows[4], rows[5]];
      return [
        { sent: add(who, `trk_${round % 6}`), gone: null },
        ...gone.map((entryId) => ({
          sent: call(who, 'POST', `playlists/${id}/tracks/removal`, { entryIds: [entryId] }),
          gone: entryId,
        })),
        ...moved.map((entryId, step) => {
          const order = { entryId, beforeEntryId: step === 0 ? null : rows[3 + at] };
          return { sent: call(who, 'PUT', `playlists/${id}/tracks/order`, order), gone: null };
        }),
      ];
    });
    await Promise.all(changes.map(({ sent }) => sent));
    for (const { sent, gone } of changes) {
      const answer = await sent;
      expect([201, 204, 404, 503]).toContain(answer.statusCode);
      if (answer.statusCode === 201) known.add(answer.json<{ entryId: string }>().entryId);
      if (answer.statusCode === 204 && gone) known.delete(gone);
    }
    const { tracks, trackCount } = await read(bruno);
    const left = tracks.map(({ entryId = '' }) => entryId);
    expect(left.toSorted()).toEqual([...known].toSorted());
    expect(trackCount).toBe(left.length);
  }
}, 120_000);

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
