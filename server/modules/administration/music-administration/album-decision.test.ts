import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  MusicAlbums,
  MusicAlbumSongs,
  MusicDecision,
  MusicDecisions,
} from '#contract/music-album.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { makeTaggedFlac, type MusicTexts } from '../../../testing/make-music.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { describePage } from '../page/describe-page.ts';
import { type MusicApp, startMusicApp } from '../../../testing/start-music-app.ts';

let tonada: MusicApp;
let staff: Awaited<ReturnType<typeof startAdministration>>;

beforeAll(async () => {
  tonada = await startMusicApp();
  staff = await startAdministration(tonada);
});
afterAll(() => tonada.close());
beforeEach(() => tonada.begin());

const first = { ARTIST: 'Nora Faro', ALBUM: 'Puerto' };
const second = { ARTIST: 'Nora Faro', ALBUM: 'Puerto (disco 2)' };

/** Each path has a sound of its own. */
const put = (path: string, texts: MusicTexts, pitch: number) =>
  tonada.put(path, makeTaggedFlac(texts, { pitch }));

/** Two albums of two songs each, with equal numbers. */
async function bringTwo() {
  put('Uno/01.flac', { ...first, TITLE: 'Marea', TRACKNUMBER: '1' }, 300);
  put('Uno/02.flac', { ...first, TITLE: 'Bruma', TRACKNUMBER: '2' }, 310);
  put('Dos/01.flac', { ...second, TITLE: 'Faro', TRACKNUMBER: '1' }, 320);
  put('Dos/02.flac', { ...second, TITLE: 'Ancla', TRACKNUMBER: '2' }, 330);
  await tonada.bring();
  const [one, other] = await find('puerto');
  if (one === undefined || other === undefined) throw new Error('Two albums were imported.');
  return { one, other };
}

const find = async (q: string) =>
  (await staff.call('GET', `music/albums?q=${encodeURIComponent(q)}`)).json<MusicAlbums>().albums;

const songsOf = async (id: string) =>
  (await staff.call('GET', `music/albums/${id}`)).json<MusicAlbumSongs>().songs;

const titlesOf = async (id: string) => (await songsOf(id)).map(({ title }) => title);

type Seen = { id: string; revision: string };

const toSeen = ({ id, revision }: Seen) => ({ id, revision });

const join = (keep: Seen, ...others: Seen[]) =>
  staff.call('POST', 'music/albums/join', {
    payload: { albums: [keep, ...others].map(toSeen), keepId: keep.id },
  });

const split = (album: Seen, songs: readonly string[], changes: object = {}) =>
  staff.call('POST', `music/albums/${album.id}/split`, {
    payload: { revision: album.revision, songs, title: 'Rarezas', artistId: null, ...changes },
  });

const undo = (id: string) => staff.call('POST', `music/decisions/${id}/undo`);

const decided = (answer: Awaited<ReturnType<typeof join>>) =>
  answer.json<{ decision: MusicDecision }>().decision;

const decisions = async () =>
  (await staff.call('GET', 'music/decisions')).json<MusicDecisions>().decisions;

async function like(albumId: string, isLiked: boolean) {
  const at = tonada.clock().toISOString();
  const answer = await tonada.app.inject({
    method: 'POST',
    url: '/api/user/liked-albums',
    headers: tonada.listener.headers,
    payload: { albumId, isLiked, at, id: `like-${albumId}` },
  });
  return answer.statusCode;
}

describe('albums that are joined', () => {
  // Proves imported-music: Joined by hand
  it('keep ids, title and order, and stay so whatever the files say later', async () => {
    const { one, other } = await bringTwo();
    const before = await tonada.list();
    expect(decided(await join(one, other))).toMatchObject({
      kind: 'join',
      album: { id: one.id, title: 'Puerto' },
      from: ['Puerto (disco 2)'],
      songs: 2,
      decidedBy: 'Jefa',
      isLatest: true,
    });
    expect(await staff.lastAction()).toMatchObject({
      action: 'musicAlbum.join',
      target: { kind: 'musicAlbum', id: one.id, name: 'Puerto' },
      before: { albums: 'Puerto (disco 2)' },
    });
    expect(await tonada.list()).toEqual(before);
    const inOrder = ['Marea', 'Bruma', 'Faro', 'Ancla'];
    expect(await titlesOf(one.id)).toEqual(inOrder);
    expect((await songsOf(one.id)).map(({ disc }) => disc)).toEqual([null, null, 2, 2]);
    expect((await tonada.search('puerto')).albums.map(({ id }) => id)).toEqual([one.id]);

    // Moved; retagged; replaced by another sound.
    tonada.move('Dos/01.flac', 'Tres/01.flac');
    put('Uno/01.flac', { ...first, ALBUM: 'Otro', TITLE: 'Marea', TRACKNUMBER: '1' }, 300);
    put('Dos/02.flac', { ...second, TITLE: 'Ancla', TRACKNUMBER: '2' }, 335);
    expect((await tonada.bring()).outcomes).toMatchObject({ moved: 1, retagged: 1, replaced: 1 });
    expect(await titlesOf(one.id)).toEqual(inOrder);
    expect((await songsOf(one.id)).map(({ disc }) => disc)).toEqual([null, null, 2, 2]);
    const { title, artist } = await tonada.openAlbum('Puerto');
    expect({ title, artist: artist.name }).toEqual({ title: 'Puerto', artist: 'Nora Faro' });
    expect(await tonada.list()).toEqual(before);
  });

  // Proves imported-music: New files
  it('also take new files of the album that was emptied', async () => {
    const { one, other } = await bringTwo();
    await join(one, other);
    put('Dos/03.flac', { ...second, TITLE: 'Noray', TRACKNUMBER: '3' }, 340);
    await tonada.bring();
    expect(await titlesOf(one.id)).toContain('Noray');
  });

  // Proves imported-music: Likes and addresses
  it('take over likes and the address of the emptied one, and give them back', async () => {
    const { one, other } = await bringTwo();
    expect(await like(other.id, true)).toBe(200);
    const { decision } = (await join(one, other)).json<{ decision: MusicDecision }>();
    const isLiked = async (id: string) =>
      (await tonada.call(`/api/albums/${id}`)).json<{ id: string; isLiked: boolean }>();
    expect(await isLiked(one.id)).toMatchObject({ id: one.id, isLiked: true });
    expect(await isLiked(other.id)).toMatchObject({ id: one.id, isLiked: true });
    expect((await tonada.call(`/api/images/album/${other.id}?w=320`)).statusCode).toBe(200);
    const card = await describePage(tonada.db)(`/album/${other.id}`);
    expect(card).toMatchObject({ title: 'Puerto' });
    const radio = await tonada.call(`/api/radio?kind=album&id=${other.id}&without=`);
    expect(radio.statusCode).toBe(200);
    await undo(decision.id);
    expect(await isLiked(one.id)).toMatchObject({ id: one.id, isLiked: false });
    expect(await isLiked(other.id)).toMatchObject({ id: other.id, isLiked: true });
  });

  // Proves imported-music: Undone
  it('are what the rules say again once it is undone', async () => {
    const { one, other } = await bringTwo();
    const { id } = decided(await join(one, other));
    put('Dos/03.flac', { ...second, TITLE: 'Noray', TRACKNUMBER: '3' }, 340);
    await tonada.bring();
    expect((await undo(id)).statusCode).toBe(204);
    expect(await staff.lastAction()).toMatchObject({ action: 'musicAlbum.unjoin' });
    expect(await titlesOf(one.id)).toEqual(['Marea', 'Bruma', 'Noray']);
    expect(await titlesOf(other.id)).toEqual(['Faro', 'Ancla']);
    expect((await songsOf(other.id)).map(({ disc }) => disc)).toEqual([null, null]);
    expect(await decisions()).toEqual([]);
    await tonada.bring();
    expect(await titlesOf(one.id)).toEqual(['Marea', 'Bruma']);
    expect(await titlesOf(other.id)).toEqual(['Faro', 'Ancla', 'Noray']);
    expect((await tonada.bring()).unchanged).toBe(5);
    expect((await undo(id)).statusCode).toBe(404);
  });

  // Proves imported-music: Discs: joined
  it('share a disc where their numbers do not meet', async () => {
    put('Uno/01.flac', { ...first, TITLE: 'Marea', TRACKNUMBER: '1' }, 300);
    put('Dos/02.flac', { ...second, TITLE: 'Faro', TRACKNUMBER: '2' }, 310);
    await tonada.bring();
    const [one, other] = await find('puerto');
    if (one && other) await join(one, other);
    expect((await songsOf(one?.id ?? '')).map(({ disc }) => disc)).toEqual([null, null]);
  });
});

describe('songs that are split off', () => {
  // Proves imported-music: Split by hand
  it('are an album of their own, and stay so whatever the files say later', async () => {
    const { one } = await bringTwo();
    const [marea, bruma] = await songsOf(one.id);
    const answer = decided(await split(one, [bruma?.id ?? '']));
    expect(answer).toMatchObject({ kind: 'split', album: { title: 'Rarezas' }, songs: 1 });
    expect(await staff.lastAction()).toMatchObject({
      action: 'musicAlbum.split',
      target: { name: 'Puerto' },
      after: { title: 'Rarezas', songs: 1 },
    });
    const { id } = answer.album;
    put('Uno/02.flac', { ...first, DATE: '1999', TITLE: 'Bruma', TRACKNUMBER: '7' }, 310);
    put('Uno/03.flac', { ...first, TITLE: 'Ancla', TRACKNUMBER: '3' }, 345);
    await tonada.bring();
    expect(await songsOf(id)).toMatchObject([{ id: bruma?.id, number: '7' }]);
    expect(await titlesOf(one.id)).toEqual(['Marea', 'Ancla']);
    const album = await tonada.openAlbum('Rarezas');
    expect(album).toMatchObject({ id, artist: { name: 'Varios artistas' } });
    expect(marea?.id).toBe((await songsOf(one.id))[0]?.id);

    expect((await undo(answer.id)).statusCode).toBe(204);
    expect(await titlesOf(one.id)).toEqual(['Marea', 'Ancla', 'Bruma']);
    expect((await tonada.search('rarezas')).albums).toEqual([]);
    expect((await tonada.call(`/api/albums/${id}`)).json()).toMatchObject({ id: one.id });
  });

  it('cannot be put back before what was decided about them later', async () => {
    const { one, other } = await bringTwo();
    const [, bruma] = await songsOf(one.id);
    const splitOff = decided(await split(one, [bruma?.id ?? '']));
    const [rarities] = await find('rarezas');
    const joined = decided(await join(other, rarities ?? other));
    expect((await decisions()).map(({ isLatest }) => isLatest)).toEqual([true, false]);
    const early = await undo(splitOff.id);
    expect(early.json()).toMatchObject({
      code: 'duplicate',
      error: expect.stringMatching(/antes/),
    });
    await undo(joined.id);
    expect((await undo(splitOff.id)).statusCode).toBe(204);
    expect(await titlesOf(one.id)).toEqual(['Marea', 'Bruma']);
  });

  it('go to where their album was joined meanwhile', async () => {
    const { one, other } = await bringTwo();
    const [, bruma] = await songsOf(one.id);
    const splitOff = decided(await split(one, [bruma?.id ?? '']));
    const rest = (await find('puerto')).find(({ id }) => id === one.id);
    await join(other, rest ?? one);
    await undo(splitOff.id);
    expect(await titlesOf(other.id)).toContain('Bruma');
    await tonada.bring();
    expect((await titlesOf(other.id)).toSorted()).toEqual(['Ancla', 'Bruma', 'Faro', 'Marea']);
  });
});

describe('acts by hand', () => {
  // Proves imported-music: Refused
  it('are refused with a sentence', async () => {
    const { one, other } = await bringTwo();
    const all = (await songsOf(one.id)).map(({ id }) => id);
    const refused = async (answer: ReturnType<typeof join>) =>
      (await answer).json<{ code: string; error: string }>();
    expect(await refused(join(one))).toMatchObject({ code: 'invalid', error: /al menos dos/ });
    expect(await refused(join(one, one))).toMatchObject({ error: /al menos dos/ });
    expect(await refused(join(one, { ...other, id: 'nobody' }))).toMatchObject({
      code: 'not-found',
    });
    expect(await refused(split(one, all))).toMatchObject({
      code: 'invalid',
      error: /nada cambiar/,
    });
    const [foreign] = await songsOf(other.id);
    expect(await refused(split(one, [foreign?.id ?? '']))).toMatchObject({ code: 'not-found' });
    const elsewhere = { artistId: 'nobody' };
    expect(await refused(split(one, all.slice(1), elsewhere))).toMatchObject({ code: 'invalid' });
    expect((await undo('nobody')).statusCode).toBe(404);
    await addTracks(tonada.db, [{ id: 'trk_luz', title: 'Luz', artist: 'Luz' }]);
    const ofLabel = { id: 'alb_luz', revision: one.revision };
    expect(await refused(join(one, ofLabel))).toMatchObject({ code: 'invalid', error: /sello/ });
    expect(await refused(split(ofLabel, ['trk_luz']))).toMatchObject({ error: /sello/ });
    expect((await staff.call('GET', 'music/albums/alb_luz')).statusCode).toBe(404);
    expect(await decisions()).toEqual([]);
  });

  // Proves imported-music: Refused: changed meanwhile
  it('of two admins at once happen once', async () => {
    const { one, other } = await bringTwo();
    const answers = await Promise.all([join(one, other), join(other, one), join(one, other)]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
      '200',
      '409',
      '409',
    ]);
    expect(await decisions()).toHaveLength(1);
  });

  // Proves imported-music: Refused: decided while files are read
  it('take turns with an import', async () => {
    const { one, other } = await bringTwo();
    put('Dos/01.flac', { ...second, TITLE: 'Faro viejo', TRACKNUMBER: '1' }, 320);
    put('Dos/03.flac', { ...second, TITLE: 'Noray', TRACKNUMBER: '3' }, 340);
    const [, joined] = await Promise.all([tonada.bring(), join(one, other)]);
    const [seen] = await find('disco');
    if (joined.statusCode !== 200) await join(one, seen ?? other);
    expect((await titlesOf(one.id)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Ancla',
      'Bruma',
      'Faro viejo',
      'Marea',
      'Noray',
    ]);
  });

  it('find albums by title, artist and folder', async () => {
    const { one, other } = await bringTwo();
    const ids = async (q: string) => (await find(q)).map(({ id }) => id).toSorted();
    expect(await ids('')).toEqual([one.id, other.id].toSorted());
    expect(await ids('nora FARO')).toEqual([one.id, other.id].toSorted());
    expect(await ids('disco')).toEqual([other.id]);
    expect(await ids('/uno')).toEqual([one.id]);
    expect(await ids('%')).toEqual([]);
    expect(one).toMatchObject({ songs: 2, folder: `${tonada.folder()}/Uno` });
  });
});
