import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { StaffAction } from '#contract/administration.ts';
import type { EditorialPlaylist } from '#contract/editorial-playlist.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const tonada = await startTestApp();
const { admin, call, lastAction } = await startAdministration(tonada);
const editor = await tonada.signIn({ role: 'editorial' });
afterAll(() => tonada.close());

const desk = '/api/playlists/editorial';
const written = {
  name: 'Noches de ámbar',
  description: 'Para no dormir todavía.',
  coverImage: 'https://covers.example/1.png',
  category: 'mood',
  priority: 3,
  isActive: true,
};

const atDesk = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const { headers } = editor;
  return tonada.app.inject({ method, url: desk + path, headers, ...(payload && { payload }) });
};
const make = async (about: object = {}) =>
  (await atDesk('POST', '', { ...written, ...about })).json<EditorialPlaylist>();

async function change(id: string, changes: object) {
  const answer = await atDesk('PUT', `/${id}`, { ...written, ...changes });
  expect(answer.statusCode).toBe(200);
  return lastAction();
}

async function find(id: string) {
  const answer = await tonada.app.inject({ url: desk, headers: editor.headers });
  return answer.json<EditorialPlaylist[]>().find((each) => each.id === id);
}

const undo = (act: StaffAction | undefined) => call('POST', `actions/${act?.id}/undo`);
const onHome = async () =>
  (await tonada.app.inject('/api/playlists/featured')).json<{ id: string }[]>().map(({ id }) => id);

async function sendCover(background: string) {
  const square = { width: 640, height: 640, channels: 3, background } as const;
  const sent = await tonada.app.inject({
    method: 'PUT',
    url: '/api/editorial/uploads/cover',
    headers: { ...editor.headers, 'content-type': 'image/png' },
    payload: await sharp({ create: square }).png().toBuffer(),
  });
  return sent.json<{ coverImage: string }>().coverImage;
}

describe('a change that is undone', () => {
  // Proves administration: Undone, at the editors' desk
  it.each([
    ['an edit', { name: 'Otra', coverImage: '', category: 'charts', priority: 9 }],
    ['a place', { priority: 1 }],
    ['a switch', { isActive: false }],
  ])('of an editorial playlist restores it, on home too: %s', async (_, changes) => {
    const { id } = await make();
    const done = await change(id, changes);
    expect((await undo(done)).statusCode).toBe(204);
    expect(await find(id)).toMatchObject(written);
    expect(await onHome()).toContain(id);
    expect(await lastAction()).toMatchObject({
      actor: { id: admin.id },
      target: { id },
      before: done?.after,
      after: done?.before,
    });
  });

  it('removes the cover that it added', async () => {
    const { id } = await make();
    const done = await change(id, { coverImage: await sendCover('teal') });
    expect((await undo(done)).statusCode).toBe(204);
    expect(await find(id)).toMatchObject(written);
  });
});

describe('a change is not undone', () => {
  it('that an editor has changed since, or that was already undone', async () => {
    const { id } = await make();
    const done = await change(id, { priority: 7 });
    await change(id, { priority: 8 });
    expect((await undo(done)).statusCode).toBe(409);
    const last = await change(id, { priority: 9 });
    const twice = await Promise.all([undo(last), undo(last)]);
    expect(new Set(twice.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
    expect(await find(id)).toMatchObject({ priority: 8 });
  });

  it('whose cover was replaced since', async () => {
    const { id, picture } = await make();
    const first = await change(id, { coverImage: await sendCover('teal') });
    const second = await change(id, { coverImage: await sendCover('plum') });
    expect((await undo(first)).statusCode).toBe(409);
    const response = await undo(second);
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
      422,
      'Este cambio no se puede deshacer desde aquí.',
    ]);
    expect(await find(id)).toMatchObject({ coverImage: picture });
  });

  it('of a playlist that was deleted', async () => {
    const { id } = await make();
    const done = await change(id, { priority: 7 });
    await atDesk('DELETE', `/${id}`);
    const deleted = await lastAction();
    expect((await undo(done)).statusCode).toBe(409);
    expect((await undo(deleted)).statusCode).toBe(422);
  });
});
