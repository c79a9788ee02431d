import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NameFolder, NameFolders, NamePreview } from '#contract/music-name.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { makeTaggedMp3, type MusicTexts } from '../../../testing/make-music.ts';
import { type MusicApp, startMusicApp } from '../../../testing/start-music-app.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { musicWatchTable } from '../../catalogue/music-file/music-watch.table.ts';

let tonada: MusicApp;
let staff: Awaited<ReturnType<typeof startAdministration>>;

beforeAll(async () => {
  tonada = await startMusicApp();
  staff = await startAdministration(tonada);
});
afterAll(() => tonada.close());
beforeEach(() => tonada.begin());

/** Letters of windows-1251 that are taken as Latin-1. */
const spoil = (text: string) =>
  text.replaceAll(/[А-я]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x410 + 0xc0));

const kino = { ARTIST: 'Кино', ALBUM: 'Группа крови' };

async function put(path: string, texts: MusicTexts, pitch: number, isSpoilt = true) {
  const spoilt = Object.entries(texts).map(([name, text]) => [name, spoil(text)] as const);
  const bytes = isSpoilt
    ? await makeTaggedMp3(Object.fromEntries(spoilt), { pitch, encoding: 'latin1' })
    : await makeTaggedMp3(texts, { pitch });
  tonada.put(path, bytes);
}

async function bringKino() {
  await put('Kino/CD1/01.mp3', { ...kino, TITLE: 'Война', TRACKNUMBER: '1' }, 300);
  await put('Kino/CD2/01.mp3', { ...kino, TITLE: 'Мама', TRACKNUMBER: '1' }, 310);
  return tonada.bring();
}

const list = async (query = '') =>
  (await staff.call('GET', `music/names${query}`)).json<NameFolders>().folders;

async function only(): Promise<NameFolder> {
  const folders = await list();
  expect(folders).toHaveLength(1);
  const [folder] = folders;
  if (folder === undefined) throw new Error('A folder is listed.');
  return folder;
}

const decide = (act: string, { id, version }: NameFolder, more = {}) =>
  staff.call('POST', `music/names/${id}/${act}`, { payload: { version, ...more } });

const repair = (folder: NameFolder) => decide('repair', folder, { codePage: folder.codePage });

const titles = async () => (await tonada.list()).map(({ title }) => title);

// Proves imported-music: Unreadable names: of a folder
it('lists a folder with its discs, and previews names in any page', async () => {
  expect(await bringKino()).toMatchObject({ suspected: 1 });
  const folder = await only();
  expect(folder).toMatchObject({
    path: `${tonada.folder()}/Kino`,
    files: 2,
    state: 'suspected',
    codePage: 'windows-1251',
    unread: 0,
    decidedBy: null,
  });
  const preview = async (codePage: string) =>
    (await staff.call('GET', `music/names/${folder.id}?codePage=${codePage}`)).json<NamePreview>();
  expect(await preview('windows-1251')).toEqual({
    names: [
      { kind: 'album', before: spoil('Группа крови'), after: 'Группа крови' },
      { kind: 'artist', before: spoil('Кино'), after: 'Кино' },
      { kind: 'title', before: spoil('Война'), after: 'Война' },
      { kind: 'title', before: spoil('Мама'), after: 'Мама' },
    ],
    total: 4,
  });
  expect((await preview('windows-1252')).names[1]).toMatchObject({ after: spoil('Кино') });
  expect(await list('?q=kino')).toHaveLength(1);
  expect(await list('?q=otra')).toEqual([]);
});

// Proves imported-music: Repaired
it('repairs a folder by its next import, keeping songs, albums and likes', async () => {
  await bringKino();
  const before = await tonada.list();
  const album = await tonada.openAlbum(spoil('Группа крови'));
  const at = tonada.clock().toISOString();
  const liked = await tonada.app.inject({
    method: 'POST',
    url: '/api/user/liked-albums',
    headers: tonada.listener.headers,
    payload: { albumId: album.id, isLiked: true, at, id: 'like-kino' },
  });
  expect(liked.statusCode).toBe(200);
  const repaired = await repair(await only());
  expect(repaired.json()).toMatchObject({
    folder: { state: 'repaired', unread: 2, version: 1, decidedBy: 'Jefa' },
  });
  expect(await staff.lastAction()).toMatchObject({
    action: 'musicNames.repair',
    target: { kind: 'musicNames', name: `${tonada.folder()}/Kino` },
    after: { codePage: 'windows-1251' },
  });
  expect((await tonada.bring()).outcomes).toMatchObject({ retagged: 2, new: 0 });
  expect(await titles()).toEqual(['Война', 'Мама']);
  expect((await tonada.list()).map(({ id }) => id).toSorted()).toEqual(
    before.map(({ id }) => id).toSorted(),
  );
  expect(await tonada.openAlbum('Группа крови')).toMatchObject({
    id: album.id,
    isLiked: true,
    artist: { name: 'Кино' },
  });
  expect((await tonada.search(spoil('Кино'))).artists).toEqual([]);
  expect(await only()).toMatchObject({ state: 'repaired', unread: 0 });
});

// Proves imported-music: Repaired: later
it('reads later files so too, and leaves those in Unicode or of other languages', async () => {
  await bringKino();
  await repair(await only());
  await put('Kino/CD2/02.mp3', { ...kino, TITLE: 'Закрой', TRACKNUMBER: '2' }, 320);
  await put('Kino/CD2/03.mp3', { ...kino, TITLE: 'Séance', TRACKNUMBER: '3' }, 330, false);
  await put('Kino/CD2/04.mp3', { ...kino, TITLE: 'Björk', TRACKNUMBER: '4' }, 340);
  expect(await tonada.bring()).toMatchObject({ suspected: 0 });
  expect(await titles()).toEqual(['Björk', 'Séance', 'Война', 'Закрой', 'Мама']);
  expect((await tonada.openAlbum('Группа крови')).tracks).toHaveLength(5);
  // Its discs are moved and renamed.
  tonada.move('Kino', 'Rusia/Kino');
  expect((await tonada.bring()).outcomes).toMatchObject({ moved: 5 });
  expect(await titles()).toContain('Война');
  expect(await only()).toMatchObject({ path: `${tonada.folder()}/Rusia/Kino`, state: 'repaired' });
});

// Proves imported-music: Repaired: undone
it('sets names back, and is suspected again', async () => {
  await bringKino();
  const before = await tonada.list();
  await repair(await only());
  await tonada.bring();
  expect((await decide('undo', await only())).statusCode).toBe(200);
  expect(await staff.lastAction()).toMatchObject({ action: 'musicNames.undo' });
  await tonada.bring();
  expect(await tonada.list()).toEqual(before);
  expect(await only()).toMatchObject({ state: 'suspected', decidedAt: null, decidedBy: null });
});

// Proves imported-music: Dismissed
it('suspects a dismissed folder no more until that is undone', async () => {
  await bringKino();
  await decide('dismiss', await only());
  await put('Kino/CD2/02.mp3', { ...kino, TITLE: 'Закрой', TRACKNUMBER: '2' }, 320);
  expect(await tonada.bring()).toMatchObject({ suspected: 0 });
  expect(await titles()).toContain(spoil('Закрой'));
  expect(await only()).toMatchObject({ state: 'dismissed', files: 3 });
  await decide('undo', await only());
  expect(await only()).toMatchObject({ state: 'suspected' });
});

// Proves imported-music: Several admins
it('refuses what was decided about another state, and unknown folders', async () => {
  await bringKino();
  const seen = await only();
  await decide('dismiss', seen);
  const late = await repair(seen);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ error: expect.stringContaining('ya decidió') });
  expect(await only()).toMatchObject({ state: 'dismissed', unread: 0 });
  expect((await decide('repair', { ...seen, id: 'x' }, { codePage: 'gbk' })).statusCode).toBe(404);
  expect((await staff.call('GET', 'music/names/x?codePage=gbk')).statusCode).toBe(404);
  expect((await decide('repair', seen, { codePage: 'koi' })).statusCode).toBe(400);
});

it('asks for a walk of a folder that the server looks after', async () => {
  await bringKino();
  const path = tonada.folder();
  const { rows } = await tonada.db.execute<{ id: string }>('select id from music_folder');
  tonada.config.musicFolders = [path];
  await tonada.db.insert(musicWatchTable).values({ id: 'led', path, folderId: rows[0]?.id });
  await tonada.db.delete(jobTable);
  await repair(await only());
  const kinds = (await tonada.db.select().from(jobTable)).map(({ kind }) => kind);
  expect(kinds).toContain('music.import');
  const [watch] = await tonada.db.select().from(musicWatchTable);
  expect(watch?.wantedAt).toEqual(tonada.clock());
});
