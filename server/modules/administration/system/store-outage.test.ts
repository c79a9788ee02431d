import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SystemState } from '#contract/system.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { eventually } from '../../../testing/eventually.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startS3, type TestS3 } from '../../../testing/start-s3.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { soundUse } from '../../../media/media-uses.ts';
import { signAudioAddress } from '../../catalogue/track/audio-address.ts';

let s3: TestS3;
let tonada: TestApp;
let askSystem: () => Promise<SystemState>;
beforeAll(async () => {
  s3 = await startS3();
  tonada = await startTestApp({ config: { store: s3.settings } });
  const { call } = await startAdministration(tonada);
  askSystem = async () => (await call('GET', 'system')).json<SystemState>();
});
afterAll(async () => {
  await tonada.close();
  await s3.close();
});

const ready = () => tonada.app.inject('/api/ready');

async function assetsService() {
  tonada.clock.advance(61_000);
  const now = tonada.clock().toISOString();
  return eventually(async () => {
    const state = await askSystem();
    expect(state.checkedAt).toBe(now);
    return state.services.find(({ service }) => service === 'assets');
  });
}

// Proves store: Ranges
it('sends sound from the store by itself, and asks it for the range of the caller', async () => {
  const { db, assets, clock, mediaKeys: secret } = tonada;
  await addTracks(db, [{ id: 'trk_1', title: 'Luna', duration: 10 }]);
  const { id: owner, sessionId } = await tonada.signIn();
  const sound = Buffer.from(Array.from({ length: 400_000 }, (_, at) => (at * 7_919) % 251));
  const sender = { owner, purpose: 'sound' };
  const hash = await assets.stage(sound, { ...sender, type: 'audio/mpeg' });
  await db.transaction((tx) => assets.claim(tx, hash, { ...sender, by: soundUse('trk_1') }));
  const url = signAudioAddress({ trackId: 'trk_1', sessionId, now: clock(), secret });
  const ask = (range: string) => tonada.app.inject({ url, headers: { range } });
  s3.calls.length = 0;
  const part = await ask('bytes=100000-100999');
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe('bytes 100000-100999/400000');
  expect(part.headers['location']).toBeUndefined();
  expect(part.rawPayload.equals(sound.subarray(100_000, 101_000))).toBe(true);
  expect(s3.calls.map(({ method, headers }) => [method, headers.range])).toEqual([
    ['GET', 'bytes=100000-100999'],
  ]);
  s3.faults.find = () => ({ kind: 'refused', status: 503, code: 'SlowDown' });
  const refused = await ask('bytes=0-');
  s3.faults.find = () => undefined;
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
});

// Proves store: Gone for a minute
it('refuses uploads while the store is gone, says so to staff and machines, and goes on by itself', async () => {
  const luz = await tonada.signIn();
  const payload = await sharp({
    create: { width: 90, height: 90, channels: 3, background: { r: 200, g: 20, b: 20 } },
  })
    .png()
    .toBuffer();
  const headers = { ...luz.headers, 'content-type': 'image/png' };
  const send = () =>
    tonada.app.inject({ method: 'PUT', url: '/api/user/profile-image', headers, payload });
  const sent = await send();
  expect(sent.statusCode).toBe(200);
  expect((await ready()).json()).toEqual({ status: 'ok', store: 'ok' });
  expect((await assetsService())?.status).not.toBe('error');

  await s3.leave();
  const refused = await send();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.body).not.toContain(s3.settings.endpoint);
  const answer = await ready();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok', store: 'failing' });
  expect(await assetsService()).toMatchObject({
    status: 'error',
    lastFailure: { reason: expect.stringContaining(s3.settings.endpoint) as string },
  });

  await s3.comeBack();
  const { profileImage } = (await send()).json<{ profileImage: string }>();
  expect((await ready()).json()).toEqual({ status: 'ok', store: 'ok' });
  const profile = { displayName: 'Luz', bio: '', country: 'ES', language: 'es', profileImage };
  const saved = await tonada.app.inject({
    method: 'PUT',
    url: '/api/user/profile',
    headers: luz.headers,
    payload: profile,
  });
  expect(saved.statusCode).toBe(200);
  const picture = await tonada.app.inject({ url: `${profileImage}?size=96`, headers: luz.headers });
  expect(picture.statusCode).toBe(200);

  s3.faults.find = ({ method }) =>
    method === 'PUT' ? { kind: 'refused', status: 507, code: 'QuotaExceeded' } : undefined;
  const full = await send();
  s3.faults.find = () => undefined;
  expect(full.statusCode).toBe(507);
});
