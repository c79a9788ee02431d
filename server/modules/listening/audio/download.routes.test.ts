import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { afterPlays } from '../../../testing/after-plays.ts';
import { startTestApp, type SignedIn, type TestApp } from '../../../testing/start-test-app.ts';
import { findRecentTracks } from '../play/recent-tracks.repository.ts';
import { userTable } from '../../people/user/user.table.ts';
import { signAudioAddress } from '../../catalogue/track/audio-address.ts';
import { mp3Bytes } from '../../../demo/sound/mp3-layout.ts';

const trackId = 'trk_1';
const duration = 40;

let tonada: TestApp;
let listener: SignedIn;

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(tonada.db, [
    { id: trackId, title: 'Ñandú: azul', artist: 'Faro Norte', duration },
    { id: 'trk_2', title: 'Otra', duration },
  ]);
  listener = await tonada.signIn({ subscriptionType: 'premium' });
});
afterAll(() => tonada.close());
beforeEach(() => tonada.clock.set(new Date('2026-11-20T20:00:00Z')));

function ask(person: SignedIn | undefined = listener, id = trackId) {
  const url = `/api/tracks/${id}/download`;
  return tonada.app.inject({ url, ...(person && { headers: person.headers }) });
}

async function addressFor(person = listener): Promise<string> {
  return (await ask(person)).json().url;
}

describe('downloading a track', () => {
  it('starts with a personal address and a file name', async () => {
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      url: expect.stringMatching(/^\/api\/tracks\/trk_1\/file\?e=\d+&l=\w+&s=[\w.-]+$/),
      fileName: 'Faro Norte - Ñandú azul.mp3',
    });
    const other = await tonada.signIn({ subscriptionType: 'family' });
    expect((await ask(other)).json().url).not.toBe(answer.json().url);
  });

  it('returns the whole track as a file', async () => {
    const { statusCode, headers, rawPayload } = await tonada.app.inject(await addressFor());
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(mp3Bytes(duration)),
      'content-disposition': `attachment; filename="Faro Norte - Nandu azul.mp3"; filename*=UTF-8''Faro%20Norte%20-%20%C3%91and%C3%BA%20azul.mp3`,
      'cache-control': 'no-store',
    });
    const secret = tonada.mediaKeys;
    const { sessionId } = listener;
    const played = signAudioAddress({ trackId, sessionId, now: tonada.clock(), secret });
    expect(rawPayload.equals((await tonada.app.inject(played)).rawPayload)).toBe(true);
  });

  it('can be resumed', async () => {
    const url = await addressFor();
    const part = await tonada.app.inject({ url, headers: { range: 'bytes=1000-' } });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, mp3Bytes(duration) - 1000]);
    const beyond = await tonada.app.inject({ url, headers: { range: 'bytes=99999999-' } });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-disposition']).toBeUndefined();
  });

  it.each(['premium', 'family', 'student'] as const)('is part of the plan %s', async (plan) => {
    expect((await ask(await tonada.signIn({ subscriptionType: plan }))).statusCode).toBe(200);
  });

  // Proves plans: Download, on the server
  it('is not part of the free plan', async () => {
    const answer = await ask(await tonada.signIn());
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'forbidden',
      error: 'Función disponible solo en Premium',
    });
  });

  // Proves plans: Until the last day
  it('works until the last paid day, and no longer', async () => {
    const person = await tonada.signIn({ subscriptionType: 'premium', paidUntil: '2026-12-20' });
    const cancelled = await tonada.app.inject({
      method: 'PUT',
      url: '/api/user/subscription',
      headers: person.headers,
      payload: { subscriptionType: 'free' },
    });
    expect(cancelled.json()).toMatchObject({ subscriptionType: 'free', paidUntil: '2026-12-20' });
    expect((await ask(person)).statusCode).toBe(200);
    const { db } = tonada;
    await db.update(userTable).set({ paidUntil: '2026-11-20' }).where(eq(userTable.id, person.id));
    expect((await tonada.app.inject(await addressFor(person))).statusCode).toBe(200);
    await db.update(userTable).set({ paidUntil: '2026-11-19' }).where(eq(userTable.id, person.id));
    expect((await ask(person)).statusCode).toBe(403);
  });

  it('is rejected once the plan has ended, even at a valid address', async () => {
    const person = await tonada.signIn({ subscriptionType: 'student' });
    const url = await addressFor(person);
    expect((await tonada.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    const free = { subscriptionType: 'free' } as const;
    await tonada.db.update(userTable).set(free).where(eq(userTable.id, person.id));
    const answer = await tonada.app.inject(url);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error).toBe('Función disponible solo en Premium');
    expect(answer.headers['content-disposition']).toBeUndefined();
    await tonada.db.delete(userTable).where(eq(userTable.id, person.id));
    expect((await tonada.app.inject(url)).statusCode).toBe(403);
  });

  it('is refused with a forged, a listening, a visitor’s or an expired address', async () => {
    const url = await addressFor();
    const { mediaKeys: secret, clock } = tonada;
    const of = (sessionId: string | null, purpose: 'audio' | 'file') =>
      signAudioAddress({ trackId, sessionId, now: clock(), secret, purpose });
    for (const wrong of [
      url.replace(/s=.*/, 's=AAAAAAAAAAAAAAAAAAAAAA'),
      of(listener.sessionId, 'audio').replace('/audio', '/file'),
      of(null, 'file'),
      url.replace('/file', '/audio'),
      `/api/tracks/${trackId}/file`,
    ]) {
      expect((await tonada.app.inject(wrong)).statusCode).toBe(403);
    }
    tonada.clock.advance(10 * 60_000);
    expect((await tonada.app.inject(url)).statusCode).toBe(403);
  });

  it.each(['trk_none', 'no%20id'])('is not found for %s', async (id) => {
    expect((await ask(listener, id)).statusCode).toBe(404);
  });

  it('needs a session', async () => {
    const answer = await tonada.app.inject(`/api/tracks/${trackId}/download`);
    expect(answer.statusCode).toBe(401);
  });

  it('takes two statements, session and track, and one for the file', async () => {
    expect(await countStatements(() => ask())).toBe(2);
    const url = await addressFor();
    expect(await countStatements(() => tonada.app.inject(url))).toBe(1);
  });
});

it('does not count a download as a play', async () => {
  const person = await tonada.signIn({ subscriptionType: 'premium' });
  await tonada.app.inject(await addressFor(person));
  tonada.clock.advance(31_000);
  const { mediaKeys: secret, clock } = tonada;
  const address = { trackId: 'trk_2', sessionId: person.sessionId, now: clock(), secret };
  await tonada.app.inject(signAudioAddress(address));
  tonada.clock.advance(31_000);
  await expect
    .poll(afterPlays([tonada.app], () => findRecentTracks(tonada.db, person.id, 20)))
    .toMatchObject([{ id: 'trk_2' }]);
});
