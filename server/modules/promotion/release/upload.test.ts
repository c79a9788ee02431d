import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadLimits } from '#contract/release-limits.ts';
import { makeAlac, makeAlacTone } from '../../../testing/make-alac.ts';
import {
  makeAiff,
  makeExtensibleWav,
  makeFlac,
  makeMp3,
  makeWav,
} from '../../../testing/make-sound.ts';
import { type ReleaseApp, startReleaseApp, getTrack } from '../../../testing/start-release-app.ts';
import { switchSetting } from '../../accounts/service-setting/service-setting.repository.ts';
import { assetTable } from '../../../platform/assets/asset.table.ts';

let tonada: ReleaseApp;
beforeAll(async () => {
  tonada = await startReleaseApp();
});
beforeEach(() => tonada.startAnew());
afterAll(() => tonada.close());

/** Adds an ID3v2 tag of this many bytes, as a picture would. */
function tagged(content: Buffer, bytes: number): Buffer {
  const head = Buffer.from('ID3\u0004\0\0\0\0\0\0', 'latin1');
  for (let part = 0; part < 4; part += 1) head[9 - part] = Math.floor(bytes / 128 ** part) % 128;
  return Buffer.concat([head, Buffer.alloc(bytes, 1), content]);
}

/** The description of its sound says so. */
function toAac(m4a: Buffer): Buffer {
  const named = Buffer.from(m4a);
  named.write('mp4a', named.indexOf('stsd') + 16);
  return named;
}

const studio = { format: 'wav', channels: 2, sampleRate: 48_000 };

describe('a sound that is uploaded', () => {
  // Proves releases: Kinds of sound
  it.each([
    ['MP3', async () => makeMp3(3), { format: 'mp3', channels: 2, bitrate: 320_000 }],
    ['FLAC', async () => makeFlac(3), { format: 'flac', channels: 1 }],
    [
      'FLAC that does not know its length',
      async () => makeFlac(3, { knowsLength: false }),
      { format: 'flac' },
    ],
    ['FLAC of silence', async () => makeFlac(3, { isSilent: true }), { format: 'flac' }],
    ['WAV', async () => makeWav(3), { format: 'wav', channels: 1, bitrate: 705_600 }],
    ['WAV of 24 bits, extensible', async () => makeExtensibleWav(3, { bits: 24 }), studio],
    ['WAV of 32 bits, extensible', async () => makeExtensibleWav(3, { bits: 32 }), studio],
    ['WAV of floats', async () => makeExtensibleWav(3, { bits: 32, isFloat: true }), studio],
    ['WAV of long floats', async () => makeExtensibleWav(3, { bits: 64, isFloat: true }), studio],
    ['AIFF', async () => makeAiff(3, { bits: 24 }), { format: 'wav', bitrate: 1_058_400 }],
    ['AIFF-C of floats', async () => makeAiff(3, { coding: 'fl32', bits: 32 }), { format: 'wav' }],
    ['Apple Lossless', async () => makeAlacTone(3), { format: 'alac', channels: 1 }],
  ])('is recognised by its content: %s', async (_, make, details) => {
    const answer = await tonada.upload('sound', await make());
    expect(answer.statusCode).toBe(200);
    const { seconds, ...found } = answer.json<{ seconds: number }>();
    expect(found).toMatchObject({ sampleRate: 44_100, ...details });
    expect(Math.abs(seconds - 3)).toBeLessThan(0.1);
  });

  // Proves releases: Tags
  it('loses the tag at its beginning, whatever its content', async () => {
    const plain = await tonada.sendSound();
    expect(await tonada.sendSound(tagged(tonada.mp3, 70_000))).toEqual(plain);
  });

  // Proves releases: Stray bytes before an MP3
  it.each([
    [
      'between a tag and its first frame',
      (mp3: Buffer) => tagged(Buffer.concat([Buffer.alloc(700), mp3]), 40),
    ],
    [
      'before its first frame, the end of another among them',
      (mp3: Buffer) => Buffer.concat([mp3.subarray(500, 900), mp3]),
    ],
  ])('of MP3 loses stray bytes %s', async (_, spoilt) => {
    const plain = await tonada.sendSound();
    expect(await tonada.sendSound(spoilt(tonada.mp3))).toEqual(plain);
  });

  // Proves releases: Rejected files
  it.each([
    ['a picture', async () => tonada.picture, /^Elige un archivo MP3/],
    ['nothing', async () => Buffer.alloc(0), /^Elige un archivo MP3/],
    ['a text', async () => Buffer.from('RIFF, pero no un WAV de verdad'), /^Elige un archivo MP3/],
    ['128 kbit/s', async () => makeMp3(3, { bitrate: 128 }), /menos de 320 kbit/],
    ['half a second', async () => makeMp3(0.4), /no llega a un segundo/],
    ['a WAV without its end', async () => makeWav(3).subarray(0, 90_000), /falta el final/],
    ['a FLAC without its end', async () => makeFlac(4).subarray(0, 100_000), /falta el final/],
    ['a compressed AIFF', async () => makeAiff(3, { coding: 'ima4' }), /AIFF sin comprimir/],
    ['an AIFF without its end', async () => makeAiff(3).subarray(0, 90_000), /falta el final/],
    ['AAC in M4A', async () => toAac(makeAlacTone(3)), /^Este formato pierde calidad/],
    ['AAC', async () => Buffer.from('fff150800000000000000000', 'hex'), /pierde calidad/],
    ['Ogg', async () => Buffer.concat([Buffer.from('OggS'), Buffer.alloc(50)]), /pierde calidad/],
    [
      'Apple Lossless that overlaps',
      async () => makeAlac(Buffer.alloc(64), { times: 500 }),
      /No pudimos leer/,
    ],
    ['stray bytes alone', async () => Buffer.alloc(200_000, 0xff), /^Elige un archivo MP3/],
    ['only a tag', async () => tagged(Buffer.alloc(0), 100), /^Elige un archivo MP3/],
  ])('is refused with a reason: %s', async (_, make, reason) => {
    const answer = await tonada.upload('sound', await make());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: { sound: expect.stringMatching(reason) as string },
    });
  });

  // Proves releases: Too large
  it('is rejected before it is read if it is too large', async () => {
    const answer = await tonada.app.inject({
      method: 'PUT',
      url: '/api/label/uploads/sound',
      headers: {
        ...tonada.people['casa']?.headers,
        'content-type': 'application/octet-stream',
        'content-length': String(uploadLimits.soundBytes + 1),
      },
      payload: tonada.mp3,
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error: expect.stringMatching(/250 MB/) as string });
  });

  it.each([
    [undefined, 401],
    ['user', 403],
    ['artist', 403],
    ['editora', 403],
    ['admin', 200],
  ])('is accepted from labels and admins: %s gets %i', async (who, status) => {
    expect((await tonada.upload('sound', tonada.mp3, who ?? 'nadie')).statusCode).toBe(status);
  });

  // Proves releases: Uploads switched off
  it('is rejected while uploads are switched off', async () => {
    const { db } = tonada;
    await switchSetting(db, 'uploads', false);
    const answer = await tonada.upload('sound', tonada.mp3);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      error: expect.stringMatching(/^Ahora no se puede subir/) as string,
    });
    await switchSetting(db, 'uploads', true);
    expect((await tonada.upload('sound', tonada.mp3)).statusCode).toBe(200);
  });

  // Proves releases: Swept
  it('is deleted after a day if no draft uses it', async () => {
    const { sound } = await tonada.sendSound(await makeMp3(2, { pitch: 777 }));
    const hashes = async () => (await tonada.db.select().from(assetTable)).map(({ hash }) => hash);
    expect(await hashes()).toContain(sound);
    tonada.clock.advance(25 * 3_600_000);
    await tonada.assets.sweep();
    expect(await hashes()).not.toContain(sound);
  });
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a2e5d' } })
    .png()
    .toBuffer();

describe('a cover that is uploaded', () => {
  // Proves releases: Rejected files
  it.each([
    ['a sound', async () => tonada.mp3, /^Elige una imagen/],
    ['damaged', async () => tonada.picture.subarray(0, 300), /No pudimos leer/],
    ['above 25 megapixels', () => flat(5_001, 5_000), /25 megapíxeles como máximo/],
  ])('is refused with a reason: %s', async (_, make, reason) => {
    const answer = await tonada.upload('cover', await make());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: { cover: expect.stringMatching(reason) as string },
    });
  });
});

describe('FLAC, WAV, AIFF and Apple Lossless', () => {
  // Proves releases: Encoded
  it.each([
    ['flac', () => makeFlac(3)],
    ['flac without its length', () => makeFlac(3, { knowsLength: false })],
    ['flac of silence', () => makeFlac(3, { isSilent: true })],
    ['wav', () => makeWav(3)],
    ['aiff', () => makeAiff(3)],
    ['alac', () => makeAlacTone(3)],
  ])('are encoded to MP3 before they are played: %s', async (_, make) => {
    const { sound } = await tonada.sendSound(make());
    const { id } = await tonada.create(await tonada.draft({ tracks: [getTrack(sound)] }));
    expect((await tonada.read(id)).tracks).toMatchObject([{ state: 'preparing', audioUrl: null }]);
    await tonada.app.jobs.runAsked();
    const [track] = (await tonada.read(id)).tracks;
    expect(track?.state).toBe('ready');
    const preview = await tonada.app.inject(track?.audioUrl ?? '');
    expect(preview.headers['content-type']).toBe('audio/mpeg');
    expect(await tonada.sendSound(preview.rawPayload)).toMatchObject({
      format: 'mp3',
      bitrate: 320_000,
      sampleRate: 44_100,
    });
  });

  // Proves releases: WAV of studios
  it.each([
    ['of 24 bits', { bits: 24 }],
    ['of 32 bits', { bits: 32 }],
    ['of floats', { bits: 32, isFloat: true }],
    ['of long floats', { bits: 64, isFloat: true }],
  ] as const)('from studios are encoded: %s', async (_, form) => {
    const { sound } = await tonada.sendSound(makeExtensibleWav(3, form));
    const { id } = await tonada.create(await tonada.draft({ tracks: [getTrack(sound)] }));
    await tonada.app.jobs.runAsked();
    expect((await tonada.read(id)).tracks).toMatchObject([{ state: 'ready' }]);
  });

  // Proves releases: Sounds that cannot be encoded
  it('with damaged sound are reported at their track, and cannot be submitted', async () => {
    const damaged = makeFlac(4, { pitch: 500 });
    damaged.fill(0, 100_000, 100_100);
    const { sound } = await tonada.sendSound(damaged);
    const { id } = await tonada.create(await tonada.draft({ tracks: [getTrack(sound)] }));
    await tonada.app.jobs.runAsked();
    expect((await tonada.read(id)).tracks).toMatchObject([{ state: 'failed' }]);
    expect((await tonada.send(id)).json()).toMatchObject({
      fields: { 'tracks.0.sound': expect.stringMatching(/No pudimos preparar/) as string },
    });
  });

  it('of a removed track are discarded', async () => {
    const { sound } = await tonada.sendSound(makeWav(2, { pitch: 600 }));
    const draft = await tonada.draft({ tracks: [getTrack(sound)] });
    const { id, version } = await tonada.create(draft);
    const without = { version, draft: { ...draft, tracks: [] } };
    await tonada.call('casa', 'PUT', `label/drafts/${id}`, { payload: without });
    await tonada.app.jobs.runDue();
    expect((await tonada.read(id)).tracks).toEqual([]);
  });
});
