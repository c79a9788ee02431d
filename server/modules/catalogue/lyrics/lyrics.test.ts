import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trackLyricsSchema } from '#contract/lyrics.ts';
import { makeTaggedFlac, makeTaggedMp3 } from '../../../testing/make-music.ts';
import { bruma, marea, type MusicApp, startMusicApp } from '../../../testing/start-music-app.ts';

let tonada: MusicApp;

beforeAll(async () => {
  tonada = await startMusicApp();
});
afterAll(() => tonada.close());
beforeEach(() => tonada.begin());

const lrc = (...lines: string[]) =>
  Buffer.from(lines.map((line, index) => `[00:0${index + 1}.00]${line}`).join('\n'));

async function find(title: string) {
  const { tracks } = await tonada.search(title);
  const track = tracks.find((each) => each.title === title);
  if (!track) throw new Error(`No song is called ${title}.`);
  return track;
}

async function read(title: string, headers?: object) {
  const { id } = await find(title);
  const answer = await tonada.call(`/api/tracks/${id}/lyrics`, headers);
  expect(answer.statusCode).toBe(200);
  return trackLyricsSchema.parse(answer.json()).lyrics;
}

const texts = async (title: string) => (await read(title))?.lines.map(({ text }) => text);

describe('lyrics of imported songs', () => {
  // Proves lyrics: Lyrics of tags are read
  it('come from the tags, plain or timed, and the song says that it has some', async () => {
    const id3 = { ...marea, USLT: 'spa\u0000Mar\nadentro' };
    tonada.put('Puerto/01.mp3', await makeTaggedMp3(id3));
    const timed = { ...bruma, LYRICS: '[00:01.00]Niebla\n[00:02.50]baja' };
    tonada.put('Puerto/02.flac', makeTaggedFlac(timed, { pitch: 500 }));
    await tonada.bring();
    expect(await read('Marea')).toEqual({
      kind: 'plain',
      language: 'es',
      lines: [{ text: 'Mar' }, { text: 'adentro' }],
    });
    expect(await read('Bruma')).toEqual({
      kind: 'lines',
      lines: [
        { at: 1_000, text: 'Niebla' },
        { at: 2_500, text: 'baja' },
      ],
    });
    expect((await find('Marea')).hasLyrics).toBe(true);
    tonada.put('Puerto/01.mp3', await makeTaggedMp3(marea));
    await tonada.bring();
    expect(await read('Marea')).toBeNull();
    expect((await find('Marea')).hasLyrics).toBeUndefined();
  });

  // Proves lyrics: A file beside the song comes first
  it('come from a file beside the song first, and follow what becomes of it', async () => {
    const tagged = { ...marea, USLT: 'spa\u0000De la etiqueta' };
    tonada.put('Puerto/01.mp3', await makeTaggedMp3(tagged));
    await tonada.bring();
    tonada.put('Puerto/01.txt', Buffer.from('Del texto'));
    tonada.put('Puerto/01.lrc', lrc('Mar', 'adentro'));
    expect(await tonada.bring()).toMatchObject({ unchanged: 1, outcomes: { new: 0 } });
    expect(await texts('Marea')).toEqual(['Mar', 'adentro']);
    tonada.put('Puerto/01.lrc', lrc('Sol'));
    await tonada.bring();
    expect(await texts('Marea')).toEqual(['Sol']);
    rmSync(join(tonada.folder(), 'Puerto/01.lrc'));
    await tonada.bring();
    expect(await texts('Marea')).toEqual(['Del texto']);
    rmSync(join(tonada.folder(), 'Puerto/01.txt'));
    await tonada.bring();
    expect(await texts('Marea')).toEqual(['De la etiqueta']);
  });

  // Proves lyrics: Tidied songs keep them
  it('stay when the song and its file move, and when the song is gone', async () => {
    await tonada.putAlbum();
    tonada.put('Puerto/01.lrc', lrc('Mar'));
    await tonada.bring();
    tonada.move('Puerto', 'Nora Faro/Puerto');
    await tonada.bring();
    expect(await texts('Marea')).toEqual(['Mar']);
    rmSync(join(tonada.folder(), 'Nora Faro'), { recursive: true });
    await tonada.bring({ acceptsMissing: true });
    expect(await texts('Marea')).toEqual(['Mar']);
    expect(await find('Marea')).toMatchObject({ isGone: true, hasLyrics: true });
  });

  // Proves lyrics: What cannot be read is no lyrics
  it('are left out where a file is too large, malformed or a link', async () => {
    await tonada.putAlbum();
    tonada.put('Puerto/01.lrc', Buffer.alloc(1_048_577, 'a'));
    tonada.put('Puerto/02.ttml', Buffer.from('<!DOCTYPE tt [<!ENTITY a "b">]><tt>&a;</tt>'));
    await tonada.bring();
    expect(await read('Marea')).toBeNull();
    expect(await read('Bruma')).toBeNull();
  });

  // Proves lyrics: Everybody may read them
  it('are read by visitors too, and once while they do not change', async () => {
    await tonada.putAlbum();
    tonada.put('Puerto/01.lrc', lrc('Mar'));
    await tonada.bring();
    const { id } = await find('Marea');
    const first = await tonada.call(`/api/tracks/${id}/lyrics`, {});
    expect(first.statusCode).toBe(200);
    const { etag } = first.headers;
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await tonada.call(`/api/tracks/${id}/lyrics`, { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    tonada.put('Puerto/01.lrc', lrc('Sol'));
    await tonada.bring();
    const changed = await tonada.call(`/api/tracks/${id}/lyrics`, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect((await tonada.call('/api/tracks/unknown/lyrics')).statusCode).toBe(404);
  });
});
