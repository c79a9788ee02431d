import { randomFillSync } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imageWidths } from '#contract/picture.ts';
import { addPlaylist } from '../testing/add-playlist.ts';
import { addTracks } from '../testing/add-catalogue.ts';
import { startTestApp, type SignedIn } from '../testing/start-test-app.ts';
import { signAudioAddress } from '../modules/catalogue/track/audio-address.ts';
import { findRecentTracks } from '../modules/listening/play/recent-tracks.repository.ts';
import { pictureUse, soundUse } from './media-uses.ts';
import { imageFormats } from './picture-form.ts';

const tonada = await startTestApp();
afterAll(() => tonada.close());
const { app, assets, clock, db } = tonada;

const trackId = 'trk_1';
const duration = 40;
/** 40 s at 128 kbit/s, in several chunks. */
const recording = randomFillSync(Buffer.alloc(640_000));

let listener: SignedIn;
beforeAll(async () => {
  await addTracks(db, [{ id: trackId, title: 'Luna', artist: 'Faro', duration }]);
  listener = await tonada.signIn({ subscriptionType: 'premium' });
  await send(soundUse(trackId), Readable.from(slices(recording)), 'audio/mpeg');
});
beforeEach(() => clock.set(new Date('2026-11-20T20:00:00Z')));

/** Uploads content and attaches it as a save would. */
async function send(by: string, content: Buffer | Readable, type: string): Promise<string> {
  const sender = { owner: 'usr_disquera', purpose: 'test' };
  const hash = await assets.stage(content, { ...sender, type });
  await db.transaction((tx) => assets.claim(tx, hash, { ...sender, by }));
  return hash;
}

function* slices(content: Buffer) {
  for (let start = 0; start < content.length; start += 50_000)
    yield content.subarray(start, start + 50_000);
}

function listen(
  headers: Record<string, string> = {},
  sessionId: string | null = listener.sessionId,
) {
  const { mediaKeys: secret } = tonada;
  const url = signAudioAddress({ trackId, sessionId, now: clock(), secret });
  return app.inject({ url, headers });
}

describe('a recording that was sent', () => {
  it('plays for its track, with its own type and tag', async () => {
    const { statusCode, headers, rawPayload } = await listen();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(recording.length),
      'accept-ranges': 'bytes',
    });
    expect(rawPayload.equals(recording)).toBe(true);
    const again = await listen({ 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=65000-131999', 65_000, 132_000],
    ['bytes=300000-', 300_000, 640_000],
    ['bytes=-100', 639_900, 640_000],
  ])('arrives in part: %s', async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await listen({ range });
    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end - 1}/640000`);
    expect(rawPayload.equals(recording.subarray(start, end))).toBe(true);
  });

  it('returns its length for a range beyond its end', async () => {
    const { statusCode, headers } = await listen({ range: 'bytes=640000-' });
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */640000']);
  });

  it('plays half a minute for a visitor', async () => {
    const { rawPayload } = await listen({}, null);
    expect(rawPayload.equals(recording.subarray(0, 480_000))).toBe(true);
    expect((await listen({ range: 'bytes=480000-' }, null)).statusCode).toBe(416);
  });

  it('counts as a play after half a minute', async () => {
    const someone = await tonada.signIn();
    await listen({}, someone.sessionId);
    clock.advance(31_000);
    await expect
      .poll(() => findRecentTracks(db, someone.id, 20), { timeout: 10_000 })
      .toMatchObject([{ id: trackId }]);
  });

  it('is downloaded as a file named by its type', async () => {
    const url = `/api/tracks/${trackId}/download`;
    const { headers } = listener;
    const download = (await app.inject({ url, headers })).json<{ url: string; fileName: string }>();
    expect(download.fileName).toBe('Faro - Luna.mp3');
    expect((await app.inject(download.url)).rawPayload.equals(recording)).toBe(true);
  });

  it('is replaced by the demo’s music once it is removed', async () => {
    await db.transaction((tx) => assets.release(tx, soundUse(trackId)));
    const { headers, rawPayload } = await listen({ range: 'bytes=0-999' });
    expect(headers['content-range']).toBe('bytes 0-999/640128');
    expect(rawPayload.equals(recording.subarray(0, 1000))).toBe(false);
  });
});

describe('a cover that was sent', () => {
  const teal = '#0a8f8f';
  const cover = () =>
    sharp({ create: { width: 900, height: 700, channels: 3, background: teal } })
      .jpeg()
      .toBuffer();
  const getSize = async (picture: Buffer) => {
    const { format, width, height } = await sharp(picture).metadata();
    return [format, width, height];
  };

  it.each([
    ['album', 'alb_faro', 160, 160],
    ['artist', 'art_faro', 320, 320],
    ['banner', 'art_faro', 640, 213],
    ['playlist', 'pls_1', 1200, 700],
  ] as const)('is shown for its %s in every form', async (kind, id, width, height) => {
    if (kind === 'playlist') {
      await addPlaylist(db, { id, ownerId: listener.id, createdAt: clock() }, [trackId]);
    }
    const path = `/api/images/${kind}/${id}?w=${width}`;
    const drawn = await app.inject(path);
    await send(pictureUse(kind, id), await cover(), 'image/jpeg');
    const { headers, rawPayload } = await app.inject(path);
    expect(headers.etag).not.toBe(drawn.headers.etag);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, no-cache',
    });
    expect(await getSize(rawPayload)).toEqual(['webp', Math.min(width, 700), height]);
    const jpeg = await app.inject(`${path}&f=jpg`);
    expect(jpeg.headers['content-type']).toBe('image/jpeg');
    expect(await getSize(jpeg.rawPayload)).toEqual(['jpeg', Math.min(width, 700), height]);
  });

  it('is rendered once in each form, and all are deleted with the picture', async () => {
    await addTracks(db, [{ id: 'trk_sal', title: 'Sal', artist: 'Sal' }]);
    const by = pictureUse('artist', 'art_sal');
    const square = { width: 900, height: 900, channels: 3, background: '#f4d35e' } as const;
    const hash = await send(by, await sharp({ create: square }).jpeg().toBuffer(), 'image/jpeg');
    await app.jobs.runDue();
    const folder = join(tonada.config.dataDir, 'assets', hash.slice(0, 2));
    const stored = async () => (await readdir(folder)).filter((name) => name.startsWith(hash));
    expect(await stored()).toHaveLength(1 + imageWidths.length * imageFormats.length);
    const headers = { accept: 'image/avif' };
    const answer = await app.inject({ url: '/api/images/artist/art_sal?w=640', headers });
    const file = (await stored()).find((name) => name.endsWith('640.avif')) ?? '';
    expect(answer.rawPayload.equals(await readFile(join(folder, file)))).toBe(true);
    await db.transaction((tx) => tonada.assets.release(tx, by));
    await app.jobs.runDue();
    expect(await stored()).toEqual([]);
  });

  it.each(['albums/alb_faro', 'artists/art_faro', 'playlists/pls_1', `tracks/${trackId}`])(
    'sets the colour of the page of %s',
    async (page) => {
      const { colour } = (await app.inject(`/api/${page}`)).json<{ colour: string }>();
      const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      for (const [index, wanted] of [10, 143, 143].entries())
        expect(Math.abs((channels[index] ?? 0) - wanted)).toBeLessThan(4);
    },
  );
});
