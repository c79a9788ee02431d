import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeExtensibleWav, makeFlac, makeMp3, makeWav } from '../../../testing/make-sound.ts';
import { makeRecordedVideo, makeVideo } from '../../../testing/make-video.ts';
import { startStoryApp, type StoryApp } from '../../../testing/start-story-app.ts';
import { switchSetting } from '../../accounts/service-setting/service-setting.repository.ts';

let tonada: StoryApp;
beforeAll(async () => {
  tonada = await startStoryApp();
  await tonada.startAnew();
});
afterAll(() => tonada.close());

const drawn = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#7a2e5d' } });
const upright = { width: 360, height: 640 };

describe('a file of a story', () => {
  // Proves stories: Kinds of files
  it.each([
    ['photo', 'a JPG', () => drawn(1080, 1920).jpeg().toBuffer(), null],
    ['photo', 'a PNG', () => drawn(300).png().toBuffer(), null],
    ['video', 'an MP4', () => makeVideo({ ...upright, seconds: 6 }), 6],
    [
      'video',
      'a MOV of 15 seconds',
      () => makeVideo({ container: 'mov', seconds: 15, rate: 1 }),
      15,
    ],
    ['video', 'a MOV with sound as it was recorded', () => makeRecordedVideo(), 4],
    ['audio', 'an MP3 of 30 seconds', () => makeMp3(30, { bitrate: 128 }), 30],
    ['audio', 'a WAV of a studio', async () => makeExtensibleWav(4, { bits: 24 }), 4],
    ['audio', 'a WAV', async () => makeWav(4), 4],
    // Not re-encoded, so any rate that browsers play is accepted.
    ['audio', 'a voice memo', async () => makeWav(4, { rate: 22_050 }), 4],
  ] as const)('is recognised by its content: %s, %s', async (kind, _, make, seconds) => {
    const answer = await tonada.uploadStory(kind, await make());
    const duration = answer.json<{ seconds: number | null }>().seconds;
    expect([answer.statusCode, duration === null ? null : Math.round(duration)]).toEqual([
      200,
      seconds,
    ]);
  });

  // Proves stories: Rejected files
  it.each([
    ['photo', 'nothing', async () => Buffer.alloc(0), /JPG o PNG/],
    ['photo', 'a text', async () => Buffer.from('foto.jpg'), /JPG o PNG/],
    ['photo', 'a WebP', () => drawn(300).webp().toBuffer(), /JPG o PNG/],
    ['photo', 'a video', () => makeVideo(), /JPG o PNG/],
    [
      'photo',
      'its beginning',
      async () => (await drawn(300).png().toBuffer()).subarray(0, 40),
      /leer/,
    ],
    ['photo', 'a bomb', () => drawn(6_000, 5_000).png().toBuffer(), /píxeles/],
    ['video', 'a sound', async () => makeWav(2), /MP4 o MOV/],
    [
      'video',
      'without its end',
      async () => (await makeVideo()).subarray(0, -200),
      /falta una parte/,
    ],
    ['video', 'of 16 seconds', () => makeVideo({ seconds: 16, rate: 1 }), /demasiado largo/],
    ['video', 'of half a second', () => makeVideo({ seconds: 0.5 }), /demasiado corto/],
    ['video', 'of 10 bits', () => makeRecordedVideo({ profile: 110 }), /8 bits y 4:2:0/],
    ['video', 'too small', () => makeVideo({ width: 100, height: 300 }), /de 240 a 3840/],
    ['audio', 'a FLAC', async () => makeFlac(2), /MP3 o WAV/],
    ['audio', 'a picture', async () => drawn(30).png().toBuffer(), /MP3 o WAV/],
    ['audio', 'of 31 seconds', async () => makeWav(31), /demasiado largo/],
    [
      'audio',
      'a WAV without its end',
      async () => makeWav(4).subarray(0, 9_000),
      /falta una parte/,
    ],
  ] as const)('is refused with a reason: %s, %s', async (kind, _, make, reason) => {
    const answer = await tonada.uploadStory(kind, await make());
    expect(answer.json()).toMatchObject({
      fields: { file: expect.stringMatching(reason) as string },
    });
    expect(answer.statusCode).toBe(400);
  });

  // Proves stories: Too large
  it.each([
    ['photo', 5],
    ['video', 50],
    ['audio', 10],
  ] as const)('is rejected before it is read if it is too large: %s', async (kind, megabytes) => {
    const answer = await tonada.app.inject({
      method: 'PUT',
      url: `/api/promotion/uploads/story-${kind}`,
      headers: {
        ...tonada.people['faro']?.headers,
        'content-type': 'application/octet-stream',
        'content-length': String(megabytes * 1024 * 1024 + 1),
      },
      payload: Buffer.from('x'),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      error: expect.stringContaining(`${megabytes} MB`) as string,
    });
  });

  it('is rejected while uploads are switched off', async () => {
    await switchSetting(tonada.db, 'uploads', false);
    expect((await tonada.uploadStory('photo', tonada.picture)).statusCode).toBe(403);
    await switchSetting(tonada.db, 'uploads', true);
  });

  // Proves stories: Photographs whole, without place
  it('of a photo is scaled to at most 1080 by 1920, without its location', async () => {
    const wide = await drawn(2_400, 1_200)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { file } = (await tonada.uploadStory('photo', wide)).json<{ file: string }>();
    const stored = await sharp(await tonada.assets.read(file)).metadata();
    expect([stored.width, stored.height, stored.exif]).toEqual([1080, 540, undefined]);
  });
});
