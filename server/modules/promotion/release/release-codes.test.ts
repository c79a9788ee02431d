import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DraftSaved, Preparation } from '#contract/release.ts';
import { makeMp3 } from '../../../testing/make-sound.ts';
import { getTrack, type ReleaseApp, startReleaseApp } from '../../../testing/start-release-app.ts';
import { releaseTable } from './release.table.ts';

let tonada: ReleaseApp;
let other = '';
beforeAll(async () => {
  tonada = await startReleaseApp();
});
beforeEach(async () => {
  await tonada.startAnew();
  await tonada.db.delete(releaseTable);
  other = (await tonada.sendSound(await makeMp3(31, { pitch: 300 }))).sound;
});
afterAll(() => tonada.close());

const upc = '036000291452';
const isrc = 'ES-A01-26-00001';
const code = 'ESA012600001';

async function save(codes: { isrc?: string; upc?: string }, sound?: string) {
  const draft = await tonada.draft({ upc: codes.upc ?? '' });
  const [first = getTrack('')] = draft.tracks;
  const track = { ...first, sound: sound ?? first.sound, isrc: codes.isrc ?? '' };
  return (await tonada.create({ ...draft, tracks: [track] })) as DraftSaved;
}

/** Of another label, which has no contract with the artist. */
async function saveElsewhere(codes: { isrc?: string; upc?: string }) {
  const { sound } = await tonada.sendSound(tonada.mp3, 'otra');
  const track = { ...getTrack(sound), isrc: codes.isrc ?? '' };
  const about = { title: '', artistId: null, type: 'single', releaseDate: null, cover: null };
  const payload = { ...about, upc: codes.upc ?? '', tracks: [track] };
  return (await tonada.call('otra', 'POST', 'label/drafts', { payload })).json<DraftSaved>();
}

// Proves releases: Codes are kept as they are stored, and what is none as it was typed
it('keeps what is no code and says so, and does not let it be sent', async () => {
  const { id, faults } = await save({ isrc: 'ES-A01', upc: '036000291453' });
  expect(faults).toEqual({
    upc: 'La última cifra no corresponde a las demás: comprueba que las escribiste bien.',
    'tracks.0.isrc': 'Un ISRC tiene 12 letras y cifras, como ES-A01-26-00001.',
  });
  expect(await tonada.read(id)).toMatchObject({
    upc: '036000291453',
    tracks: [{ isrc: 'ES-A01' }],
  });
  expect((await tonada.send(id)).json()).toMatchObject({ fields: faults });
  const { id: good, faults: none } = await save({ isrc: 'es a01 26 00001', upc });
  expect(none).toBeUndefined();
  expect(await tonada.read(good)).toMatchObject({ upc: `0${upc}`, tracks: [{ isrc: code }] });
});

// Proves releases: A code belongs to one recording or release
it('names the own song that holds a code, and no song of another label', async () => {
  const first = await save({ isrc, upc });
  const mine = await save({ isrc, upc: `0${upc}` }, other);
  expect(mine.faults).toEqual({
    upc: 'Este código ya es de «Marea alta». Cada lanzamiento tiene el suyo.',
    'tracks.0.isrc':
      'Este ISRC ya es de «Luna nueva», de «Marea alta». Cada grabación tiene el suyo.',
  });
  expect((await tonada.send(mine.id)).json()).toMatchObject({ fields: mine.faults });
  expect((await tonada.send(first.id)).statusCode).toBe(200);
  expect((await saveElsewhere({ isrc, upc })).faults).toEqual({
    upc: 'Otro lanzamiento ya tiene este código. Comprueba que es el tuyo.',
    'tracks.0.isrc': 'Otra grabación ya tiene este ISRC. Comprueba que es el tuyo.',
  });
});

// Proves releases: A draft keeps no code from other labels
it('lets no draft of another label keep its codes', async () => {
  await saveElsewhere({ isrc, upc });
  const own = await save({ isrc, upc });
  expect(own.faults).toBeUndefined();
  expect((await tonada.send(own.id)).statusCode).toBe(200);
  expect(Object.keys((await saveElsewhere({ isrc, upc })).faults ?? {})).toEqual([
    'upc',
    'tracks.0.isrc',
  ]);
});

// Proves releases: One sound on several records of a label is one recording
it('lets a label put the same recording on several records', async () => {
  const single = await save({ isrc });
  const record = await save({ isrc });
  expect(record.faults).toBeUndefined();
  // The other record goes on holding it.
  await tonada.call('casa', 'DELETE', `label/drafts/${single.id}`);
  await tonada.send(record.id);
  expect((await saveElsewhere({ isrc })).faults).toHaveProperty(['tracks.0.isrc']);
});

// Proves releases: Of two that send a code at once one gets it
it('gives a code to one of two that ask at once', async () => {
  const draft = await tonada.draft({ upc, cover: null });
  const sounds = [other, ...draft.tracks.map(({ sound }) => sound)];
  const asked = await Promise.all(
    sounds.map((sound) => tonada.create({ ...draft, tracks: [{ ...getTrack(sound), isrc }] })),
  );
  expect(asked.every(({ id }) => id)).toBe(true);
  const faults = (asked as DraftSaved[]).flatMap(({ faults: each }) => (each ? [each] : []));
  expect(faults.map((each) => Object.keys(each))).toEqual([['upc', 'tracks.0.isrc']]);
});

// Proves releases: A code that is given up is free
it('frees a code with its song, and for who asked in vain', async () => {
  const first = await save({ isrc, upc });
  const second = await save({ isrc, upc }, other);
  expect(second.faults).toBeDefined();
  const draft = await tonada.draft();
  const payload = { version: first.version, draft: { ...draft, tracks: [] } };
  await tonada.call('casa', 'PUT', `label/drafts/${first.id}`, { payload });
  const { id } = second;
  expect((await tonada.send(id)).statusCode).toBe(200);
});

it('lets two songs of a release exchange their codes', async () => {
  const draft = await tonada.draft();
  const tracks = [...draft.tracks, getTrack(other)].map((track, index) => ({
    ...track,
    isrc: `ES-A01-26-0000${index}`,
  }));
  const { id, version } = await tonada.create({ ...draft, tracks });
  const isrcs = tracks.map((track) => track.isrc).toReversed();
  const changed = tracks.map((track, index) => ({ ...track, isrc: isrcs[index] }));
  const payload = { version, draft: { ...draft, tracks: changed } };
  const answer = await tonada.call('casa', 'PUT', `label/drafts/${id}`, { payload });
  expect(answer.json()).not.toHaveProperty('faults');
});

// Proves releases: The codes of a record that is out
// Proves lyrics: A label gives lyrics with a release
it('publishes codes and lyrics with the songs', async () => {
  const draft = await tonada.draft({ upc });
  const [track = getTrack('')] = draft.tracks;
  const text = '[00:01.50]Mar\n[00:03.00]adentro';
  const { id } = await tonada.create({
    ...draft,
    tracks: [{ ...track, isrc }],
    lyrics: { [track.sound]: text },
  });
  expect((await tonada.read(id)).lyrics).toEqual({ [track.sound]: text });
  const list = (await tonada.call('casa', 'GET', 'label/drafts')).json<Preparation[]>();
  expect(list[0]).not.toHaveProperty('lyrics');
  await tonada.send(id);
  await tonada.decide('approve', await tonada.read(id));
  const releases = (await tonada.call('casa', 'GET', 'label/releases')).json<{ id: string }[]>();
  const [trackId = ''] = (await tonada.app.inject(`/api/albums/${id}`))
    .json<{ tracks: { id: string }[] }>()
    .tracks.map((each) => each.id);
  expect(releases.find((release) => release.id === id)).toMatchObject({
    codes: { upc: `0${upc}`, isrcs: [{ trackId, isrc: code }] },
  });
  expect((await tonada.app.inject(`/api/tracks/${trackId}`)).json()).toMatchObject({
    isrc: code,
    hasLyrics: true,
  });
  const heard = await tonada.app.inject(`/api/tracks/${trackId}/lyrics`);
  expect(heard.json()).toMatchObject({ lyrics: { kind: 'lines', lines: [{ at: 1_500 }, {}] } });
  // Published ones hold their codes.
  expect((await saveElsewhere({ isrc, upc })).faults).toHaveProperty('upc');
});

// Proves lyrics: The lyrics of a draft
it('keeps the lyrics of a draft until they change or their song goes', async () => {
  const draft = await tonada.draft();
  const [{ sound } = { sound: '' }] = draft.tracks;
  const { id } = await tonada.create({ ...draft, lyrics: { [sound]: 'Mar', unknown: 'Sol' } });
  const change = async (version: number, more: object) =>
    tonada.call('casa', 'PUT', `label/drafts/${id}`, {
      payload: { version, draft: { ...draft, ...more } },
    });
  await change(1, { title: 'Otra' });
  expect((await tonada.read(id)).lyrics).toEqual({ [sound]: 'Mar' });
  const bad = await change(2, { lyrics: { [sound]: '<?xml version="1.0"?><tt><p>Mar</tt>' } });
  expect([bad.statusCode, bad.json<{ fields: object }>().fields]).toEqual([
    422,
    { 'tracks.0.lyrics': expect.stringContaining('TTML') as string },
  ]);
  expect((await change(2, { lyrics: { [sound]: '' } })).statusCode).toBe(200);
  expect((await tonada.read(id)).lyrics).toEqual({});
  await change(3, { lyrics: { [sound]: 'Sol' } });
  await change(4, { tracks: [] });
  expect((await tonada.read(id)).lyrics).toEqual({});
  expect((await change(5, { lyrics: { [sound]: 'a'.repeat(60_001) } })).statusCode).toBe(400);
});
