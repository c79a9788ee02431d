import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeOpus,
  makeTaggedAiff,
  makeTaggedFlac,
  makeTaggedMp3,
  makeTaggedWav,
} from '../../../testing/make-music.ts';
import { readAlacFile } from '../../../testing/alac-files.ts';
import { bruma, marea, type MusicApp, startMusicApp } from '../../../testing/start-music-app.ts';
import { openMusicReader } from '../../../media/music/music-reader.ts';
import type { Refusal } from '../../../media/music/scanned-sound.ts';
import { signAudioAddress } from '../track/index.ts';
import { findNotTaken } from './not-taken.repository.ts';

let tonada: MusicApp;

beforeAll(async () => {
  tonada = await startMusicApp();
});
afterAll(() => tonada.close());
beforeEach(() => tonada.begin());

describe('a folder that is imported', () => {
  // Proves imported-music: Everybody finds and hears it
  it('is found, seen and heard, with ranges and a preview', async () => {
    const bytes = await makeTaggedMp3({ ...marea, DATE: '2018' }, { seconds: 40 });
    tonada.put('Puerto/01.mp3', bytes);
    tonada.put('Puerto/02.opus', makeOpus(bruma));
    tonada.put('Puerto/03.wav', makeTaggedWav({ ...bruma, TITLE: 'Costa', TRACKNUMBER: '3' }));
    const cover = sharp({ create: { width: 700, height: 700, channels: 3, background: '#0a5' } });
    tonada.put('Puerto/cover.jpg', await cover.jpeg().toBuffer());
    expect(await tonada.bring()).toMatchObject({ found: 3, outcomes: { new: 3 }, refused: [] });
    const { tracks, artists } = await tonada.search('marea');
    expect(tracks[0]).toMatchObject({ title: 'Marea', artist: { name: 'Nora Faro' } });
    expect(artists.length + tracks.length).toBeGreaterThan(0);
    const album = await tonada.openAlbum('Puerto');
    expect(album).toMatchObject({ released: '2018', label: '', artist: { name: 'Nora Faro' } });
    expect(album.tracks.map(({ title }) => title)).toEqual(['Marea', 'Bruma', 'Costa']);
    const image = await tonada.call(album.coverImage?.concat('?w=320') ?? '');
    expect(image.statusCode).toBe(200);
    const url = album.tracks[0]?.audioUrl ?? '';
    const whole = await tonada.call(url);
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    const part = await tonada.call(url, { ...tonada.listener.headers, range: 'bytes=1000-1999' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(bytes.subarray(1000, 2000))).toBe(true);
    const { mediaKeys: secret, clock } = tonada;
    const trackId = album.tracks[0]?.id ?? '';
    const visitor = signAudioAddress({ trackId, sessionId: null, now: clock(), secret });
    const preview = await tonada.call(visitor, {});
    expect(preview.statusCode).toBe(200);
    expect(preview.rawPayload.length / 16_000).toBeCloseTo(30, 0);
  });

  // Proves imported-music: AIFF
  it('has AIFF heard and downloaded as WAV, with ranges and a preview, and not written', async () => {
    const bytes = makeTaggedAiff(marea, { seconds: 40 });
    tonada.put('Puerto/01.aiff', bytes);
    tonada.put('Puerto/02.aifc', makeTaggedAiff(bruma, { coding: 'sowt', pitch: 500 }));
    tonada.put('Puerto/03.aif', bytes.subarray(0, 5_000));
    expect(await tonada.bring()).toMatchObject({
      outcomes: { new: 2 },
      refused: [{ path: 'Puerto/03.aif', reason: 'damaged' }],
    });
    const { tracks } = await tonada.openAlbum('Puerto');
    expect(tracks).toMatchObject([
      { title: 'Marea', duration: 40 },
      { title: 'Bruma', duration: 2 },
    ]);
    const { id = '', audioUrl = '' } = tracks[0] ?? {};
    const whole = await tonada.call(audioUrl);
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/wav', 'accept-ranges': 'bytes' });
    expect(whole.rawPayload.length).toBe(44 + 40 * 88_200);
    const at = bytes.indexOf('SSND') + 16;
    const swapped = Buffer.from(bytes.subarray(at, at + 40 * 88_200)).swap16();
    expect(whole.rawPayload.subarray(44).equals(swapped)).toBe(true);
    const range = 'bytes=1000001-1999999';
    const part = await tonada.call(audioUrl, { ...tonada.listener.headers, range });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 1000001-1999999/${44 + 40 * 88_200}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(1_000_001, 2_000_000))).toBe(true);
    const { mediaKeys: secret, clock } = tonada;
    const visitor = signAudioAddress({ trackId: id, sessionId: null, now: clock(), secret });
    const preview = await tonada.call(visitor, {});
    expect(preview.rawPayload.readUInt32LE(40)).toBe(30 * 88_200);
    expect(preview.rawPayload.length).toBe(44 + 30 * 88_200);
    const download = (await tonada.call(`/api/tracks/${id}/download`)).json();
    expect(download).toMatchObject({ fileName: 'Nora Faro - Marea.wav' });
    const saved = await tonada.call(download.url);
    expect(saved.rawPayload.equals(whole.rawPayload)).toBe(true);
    expect(readdirSync(join(tonada.folder(), 'Puerto'))).toHaveLength(3);
    expect(readFileSync(join(tonada.folder(), 'Puerto/01.aiff')).equals(bytes)).toBe(true);
  });

  // Proves imported-music: Apple Lossless
  it('has Apple Lossless heard and downloaded as WAV, with ranges and a preview', async () => {
    tonada.put('Puerto/01.m4a', readAlacFile('long-16'));
    tonada.put('Puerto/02.m4a', readAlacFile('long-16').subarray(0, 5_000));
    expect(await tonada.bring()).toMatchObject({
      outcomes: { new: 1 },
      refused: [{ path: 'Puerto/02.m4a', reason: 'damaged' }],
    });
    const { tracks } = await tonada.openAlbum('Puerto');
    expect(tracks).toMatchObject([{ title: 'Marea', duration: 40 }]);
    const { id = '', audioUrl = '' } = tracks[0] ?? {};
    const whole = await tonada.call(audioUrl);
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/wav', 'accept-ranges': 'bytes' });
    expect(whole.rawPayload.length).toBe(44 + 40 * 16_000);
    const range = 'bytes=100001-499999';
    const part = await tonada.call(audioUrl, { ...tonada.listener.headers, range });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100_001, 500_000))).toBe(true);
    const { mediaKeys: secret, clock } = tonada;
    const visitor = signAudioAddress({ trackId: id, sessionId: null, now: clock(), secret });
    const preview = await tonada.call(visitor, {});
    expect(preview.rawPayload.readUInt32LE(40)).toBe(30 * 16_000);
    expect(preview.rawPayload.subarray(44).equals(whole.rawPayload.subarray(44, 480_044))).toBe(
      true,
    );
    const download = (await tonada.call(`/api/tracks/${id}/download`)).json();
    expect(download).toMatchObject({ fileName: 'Nora Faro - Marea.wav' });
    expect((await tonada.call(download.url)).rawPayload.equals(whole.rawPayload)).toBe(true);
  });

  // Proves imported-music: Not taken
  it('has a file read again that a former version refused for what is taken now', async () => {
    tonada.put('01.m4a', readAlacFile('mono-16'));
    const former = { refusal: 'alac' as Refusal };
    const reader = { read: () => Promise.resolve(former), close: () => Promise.resolve() };
    await tonada.bring({ reader });
    expect(await findNotTaken(tonada.db, { page: 1 })).toEqual({ files: [], total: 0 });
    expect(await tonada.bring()).toMatchObject({ outcomes: { new: 1 }, refused: [] });
    expect(await tonada.bring()).toMatchObject({ unchanged: 1, refused: [] });
  });

  it('keeps a song whose WAV becomes an AIFF, and the other way round', async () => {
    const wav = makeTaggedWav(marea);
    tonada.put('01.wav', wav);
    await tonada.bring();
    const before = await tonada.list();
    const { audioUrl } = (await tonada.openAlbum('Puerto')).tracks[0] ?? {};
    const at = wav.indexOf('data') + 8;
    const samples = Buffer.from(wav.subarray(at, at + 2 * 88_200)).swap16();
    const aiff = makeTaggedAiff(marea);
    samples.copy(aiff, aiff.indexOf('SSND') + 16);
    rmSync(join(tonada.folder(), '01.wav'));
    tonada.put('Otra/Marea.aiff', aiff);
    expect(await tonada.bring()).toMatchObject({ outcomes: { moved: 1, new: 0 } });
    expect(await tonada.list()).toEqual(before);
    const heard = await tonada.call(audioUrl ?? '');
    expect(heard.rawPayload.subarray(44).equals(wav.subarray(at, at + 2 * 88_200))).toBe(true);
  });

  // Proves imported-music: Unchanged files are not opened
  it('is not read again while nothing changes', async () => {
    await tonada.putAlbum();
    await tonada.bring();
    const reader = openMusicReader();
    const read: string[] = [];
    const again = await tonada.bring({
      reader: {
        ...reader,
        read: (path, bytes) => {
          read.push(path.toString());
          return reader.read(path, bytes);
        },
      },
    });
    expect(again).toMatchObject({ unchanged: 2, outcomes: { new: 0 } });
    expect(read).toEqual([]);
  });

  // Proves imported-music: Tidied and retagged
  it('keeps ids, likes and albums when it is tidied and retagged at once', async () => {
    await tonada.putAlbum();
    await tonada.bring();
    const before = await tonada.list();
    const id = before.find(({ title }) => title === 'Marea')?.id ?? '';
    const albumId = (await tonada.openAlbum('Puerto')).id;
    await tonada.app.inject({
      method: 'POST',
      url: `/api/tracks/${id}/like`,
      headers: tonada.listener.headers,
    });
    rmSync(join(tonada.folder(), 'Puerto'), { recursive: true });
    const renamed = { ALBUM: 'Puerto (remasterizado)', ARTIST: 'Nora Faro' };
    tonada.put(
      'Nora Faro/2018/1 Marea alta.mp3',
      await makeTaggedMp3({ ...marea, ...renamed, TITLE: 'Marea alta' }),
    );
    tonada.put(
      'Nora Faro/2018/2 Bruma.flac',
      makeTaggedFlac({ ...bruma, ...renamed }, { pitch: 500 }),
    );
    expect(await tonada.bring()).toMatchObject({
      outcomes: { new: 0, moved: 2 },
      gone: 0,
      missing: 0,
    });
    expect((await tonada.list()).map((track) => track.id).toSorted()).toEqual(
      before.map((track) => track.id).toSorted(),
    );
    const liked = await tonada.call('/api/tracks/liked');
    expect(liked.json()).toMatchObject([{ id, title: 'Marea alta' }]);
    expect((await tonada.openAlbum('Puerto (remasterizado)')).id).toBe(albumId);
    expect((await tonada.search('puerto')).albums).toHaveLength(1);
  });

  it('swaps the names of two files without a new song', async () => {
    await tonada.putAlbum();
    await tonada.bring();
    const before = await tonada.list();
    tonada.move('Puerto/01.mp3', 'Puerto/x');
    tonada.move('Puerto/02.flac', 'Puerto/01.mp3');
    tonada.move('Puerto/x', 'Puerto/02.flac');
    expect(await tonada.bring()).toMatchObject({ outcomes: { new: 0, moved: 2 } });
    expect(await tonada.list()).toEqual(before);
  });

  // Proves imported-music: A better file takes the place
  it('gives a better file the place of the former one', async () => {
    await tonada.putAlbum();
    await tonada.bring();
    const before = await tonada.list();
    rmSync(join(tonada.folder(), 'Puerto/01.mp3'));
    tonada.put('Puerto/01.flac', makeTaggedFlac(marea));
    expect(await tonada.bring()).toMatchObject({ outcomes: { replaced: 1, new: 0 }, missing: 0 });
    expect(await tonada.list()).toEqual(before);
  });

  it('takes the same sound twice as one song that plays while one file is there', async () => {
    await tonada.putAlbum();
    tonada.put('Copia/01.mp3', await makeTaggedMp3({ ...marea, ALBUM: 'Otra' }));
    expect(await tonada.bring()).toMatchObject({ outcomes: { new: 2, copy: 1 } });
    expect(await tonada.list()).toHaveLength(2);
    rmSync(join(tonada.folder(), 'Copia'), { recursive: true });
    expect(await tonada.bring()).toMatchObject({ gone: 1 });
    expect((await tonada.list()).map((track) => track.is_gone)).toEqual([false, false]);
  });

  // Proves imported-music: Gone and back
  it('greys what is gone, asks where much is, and has it back', async () => {
    await tonada.putAlbum();
    tonada.put('Puerto/03.mp3', await makeTaggedMp3({ ...marea, TITLE: 'Costa' }, { pitch: 600 }));
    tonada.put('Puerto/04.mp3', await makeTaggedMp3({ ...marea, TITLE: 'Dique' }, { pitch: 700 }));
    await tonada.bring();
    tonada.move('Puerto/04.mp3', '.away.mp3');
    expect(await tonada.bring()).toMatchObject({ gone: 1, missing: 0 });
    const gone = (await tonada.openAlbum('Puerto')).tracks.find(({ title }) => title === 'Dique');
    expect(gone?.isGone).toBe(true);
    const sound = await tonada.call(gone?.audioUrl ?? '');
    expect(sound.statusCode).toBe(404);
    tonada.move('Puerto', '.Puerto');
    expect(await tonada.bring()).toMatchObject({ gone: 0, missing: 3 });
    expect((await tonada.list()).filter((track) => track.is_gone)).toHaveLength(1);
    expect(await tonada.bring({ acceptsMissing: true })).toMatchObject({ gone: 3 });
    tonada.move('.Puerto', 'Puerto');
    tonada.move('.away.mp3', 'Puerto/04.mp3');
    expect(await tonada.bring()).toMatchObject({ outcomes: { new: 0, moved: 4, retagged: 0 } });
    expect((await tonada.list()).some((track) => track.is_gone)).toBe(false);
  });

  // Proves imported-music: Interrupted
  it('doubles and loses nothing when it is interrupted and repeated', async () => {
    for (let song = 0; song < 12; song += 1) {
      const texts = { ...marea, TITLE: `Canción ${song}`, TRACKNUMBER: `${song + 1}` };
      tonada.put(`Puerto/${song}.flac`, makeTaggedFlac(texts, { seconds: 1, pitch: 300 + song }));
    }
    for (let most = 1; most <= 10; most += 1) {
      const stopping = new AbortController();
      let count = 0;
      const onProgress = () => {
        if ((count += 1) >= most) stopping.abort();
      };
      await tonada.bring({ signal: stopping.signal, onProgress }).catch(() => undefined);
    }
    await tonada.bring();
    expect(await tonada.list()).toHaveLength(12);
    expect((await tonada.search('puerto')).albums).toHaveLength(1);
    expect((await tonada.search('nora faro')).artists).toHaveLength(1);
  });

  it('is brought once by two imports at the same time', async () => {
    await tonada.putAlbum();
    const other = tonada.bring({ reader: openMusicReader() });
    await Promise.allSettled([tonada.bring(), other]);
    await tonada.bring();
    expect(await tonada.list()).toHaveLength(2);
  });
});
