import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { afterPlays } from '../../../testing/after-plays.ts';
import { startTestApp, type SignedIn, type TestApp } from '../../../testing/start-test-app.ts';
import { findRecentTracks } from '../play/recent-tracks.repository.ts';
import { signAudioAddress } from '../../catalogue/track/audio-address.ts';
import { mp3Bytes } from '../../../demo/sound/mp3-layout.ts';

const trackId = 'trk_1';
const duration = 40;
const size = mp3Bytes(duration);
const preview = 480_000;

let tonada: TestApp;
let listener: SignedIn;
let whole: Buffer;

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(tonada.db, [{ id: trackId, title: 'Luna', duration }]);
  listener = await tonada.signIn();
  whole = (await ask({})).rawPayload;
});
afterAll(() => tonada.close());
beforeEach(() => tonada.clock.set(new Date('2026-11-20T20:00:00Z')));

function addressFor(sessionId: string | null, id = trackId) {
  const { mediaKeys: secret, clock } = tonada;
  return signAudioAddress({ trackId: id, sessionId, now: clock(), secret });
}

function ask(
  headers: Record<string, string>,
  url = addressFor(listener.sessionId),
  method: 'GET' | 'HEAD' = 'GET',
) {
  return tonada.app.inject({ method, url, headers });
}

async function getEtag(url = addressFor(listener.sessionId)) {
  return String((await ask({}, url, 'HEAD')).headers.etag);
}

describe('the audio of a track', () => {
  // Proves player: Whole tracks
  it('arrives completely, in its full length, uncached', async () => {
    const { statusCode, headers, rawPayload } = await ask({});
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(size),
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
    });
    expect(headers.etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(rawPayload.length).toBe(size);
  });

  it.each([
    ['bytes=0-', 0, size],
    ['bytes=0-0', 0, 1],
    ['bytes=1000-1999', 1000, 2000],
    ['bytes=-100', size - 100, size],
    [`bytes=-${size * 2}`, 0, size],
    ['bytes=400000-99999999', 400_000, size],
  ])('arrives in part: %s', async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await ask({ range });
    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end - 1}/${size}`);
    expect(headers['content-length']).toBe(String(end - start));
    expect(rawPayload.equals(whole.subarray(start, end))).toBe(true);
  });

  it.each(['bytes=0-1,5-6', 'bytes=5-2', 'items=0-1', 'bytes=x'])(
    'arrives whole for %s',
    async (range) => {
      const { statusCode, rawPayload } = await ask({ range });
      expect(statusCode).toBe(200);
      expect(rawPayload.length).toBe(size);
    },
  );

  it('returns its length for a range beyond its end', async () => {
    const answer = await ask({ range: `bytes=${size}-` });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${size}`);
    expect(answer.json()).toMatchObject({ code: 'invalid' });
  });

  it('is described by HEAD, whatever the range', async () => {
    const { statusCode, headers, rawPayload } = await ask(
      { range: 'bytes=0-1' },
      undefined,
      'HEAD',
    );
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([
      200,
      String(size),
      0,
    ]);
  });

  it.each([
    [{ 'if-none-match': 'TAG' }, 304],
    [{ 'if-none-match': '"x", W/TAG' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"x"' }, 200],
    [{ 'if-match': 'TAG' }, 200],
    [{ 'if-match': 'W/TAG' }, 412],
    [{ 'if-match': '"x"' }, 412],
    [{ range: 'bytes=0-9', 'if-range': 'TAG' }, 206],
    [{ range: 'bytes=0-9', 'if-range': 'W/TAG' }, 200],
    [{ range: 'bytes=0-9', 'if-range': 'Fri, 20 Nov 2026 20:00:00 GMT' }, 200],
    [{ 'if-unmodified-since': 'Fri, 20 Nov 2020 20:00:00 GMT' }, 200],
  ])('answers %o with %i', async (conditions, status) => {
    const etag = await getEtag();
    const headers = Object.entries(conditions).map(([name, value]) => [
      name,
      value.replace('TAG', etag),
    ]);
    expect((await ask(Object.fromEntries(headers))).statusCode).toBe(status);
  });
});

describe('the preview of a visitor', () => {
  // Proves demo-music: The preview itself
  it.each([{}, { range: 'bytes=0-' }, { range: 'bytes=-9999999' }])(
    'is the first 30 seconds: %o',
    async (headers) => {
      const { rawPayload } = await ask(headers, addressFor(null));
      expect(rawPayload.length).toBe(480_000);
      expect(rawPayload.equals(whole.subarray(0, preview))).toBe(true);
    },
  );

  // Proves player: Preview on the server
  it('has no further bytes, and its own tag', async () => {
    const beyond = await ask({ range: 'bytes=480000-' }, addressFor(null));
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */480000');
    expect(await getEtag(addressFor(null))).not.toBe(await getEtag());
  });
});

describe('an address', () => {
  it.each([
    ['unsigned', 403, () => `/api/tracks/${trackId}/audio`],
    [
      'forged',
      403,
      () => addressFor(listener.sessionId).replace(/s=.*/, 's=AAAAAAAAAAAAAAAAAAAAAA'),
    ],
    [
      'for a visitor turned listener',
      403,
      () => addressFor(null).replace('l=v', `l=${listener.sessionId}`),
    ],
    ['for another track', 403, () => addressFor(listener.sessionId).replace(trackId, 'trk_2')],
    ['for a track that does not exist', 404, () => addressFor(listener.sessionId, 'trk_none')],
    ['with an unknown parameter', 400, () => `${addressFor(listener.sessionId)}&x=1`],
  ])('%s gets %i', async (_, status, url) => {
    expect((await ask({}, url())).statusCode).toBe(status);
  });

  it('expires', async () => {
    const url = addressFor(listener.sessionId);
    tonada.clock.advance(10 * 60_000);
    expect((await ask({}, url)).statusCode).toBe(403);
  });
});

// Proves player: Counted from served bytes, not for visitors
it('counts a play from the bytes it served, for signed-in users only', async () => {
  const someone = await tonada.signIn();
  await ask({}, addressFor(someone.sessionId));
  await ask({}, addressFor(null));
  tonada.clock.advance(25_000);
  await expect
    .poll(afterPlays([tonada.app], () => findRecentTracks(tonada.db, someone.id, 20)))
    .toMatchObject([{ id: trackId }]);
});
