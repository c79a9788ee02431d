import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../build-app.ts';
import type { App } from '../../../platform/app.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { afterPlays } from '../../../testing/after-plays.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { countFigures } from '../../figures/figures/count-figures.ts';
import { signAudioAddress } from '../../catalogue/track/audio-address.ts';
import { findTrack } from '../../catalogue/track/track.repository.ts';
import { userTable } from '../../people/user/user.table.ts';
import { listeningTable } from './listening.table.ts';
import { playTable } from './play.table.ts';
import { skipTable } from './skip.table.ts';

const bytesPerSecond = 16_000;
const [luna, sol] = ['trk_luna', 'trk_sol'] as const;

let tonada: TestApp;
let listener: SignedIn;
let servers: [App, App];

beforeAll(async () => {
  tonada = await startTestApp();
  servers = [tonada.app, await buildApp(tonada)];
  await addTracks(tonada.db, [
    { id: luna, title: 'Luna', duration: 40 },
    { id: sol, title: 'Sol', duration: 40 },
  ]);
});
afterAll(async () => {
  await servers[1].close();
  await tonada.close();
});
beforeEach(async () => {
  listener = await tonada.signIn();
});

async function send(server: 0 | 1, trackId: string, from: number, to: number) {
  const { mediaKeys: secret, clock } = tonada;
  const source = { kind: 'album' } as const;
  const address = { trackId, sessionId: listener.sessionId, now: clock(), secret, source };
  const range = `bytes=${from * bytesPerSecond}-${Math.max(to * bytesPerSecond, 1) - 1}`;
  const answer = await servers[server].inject({
    url: signAudioAddress(address),
    headers: { range },
  });
  expect(answer.statusCode).toBe(206);
}

const read = (table: typeof playTable | typeof skipTable) =>
  tonada.db.select({ trackId: table.trackId }).from(table).where(eq(table.listenerId, listener.id));

async function counted() {
  const [plays, skips] = [await read(playTable), await read(skipTable)];
  return { plays: plays.map((row) => row.trackId), skips: skips.map((row) => row.trackId) };
}

/** Waits until both servers have reported what they sent. */
async function settlesAt(wanted: Awaited<ReturnType<typeof counted>>) {
  await expect.poll(afterPlays(servers, counted)).toEqual(wanted);
}

const playing = () => tonada.db.$count(listeningTable, eq(listeningTable.listenerId, listener.id));

async function isHeld() {
  const isListener = eq(listeningTable.listenerId, listener.id);
  const [row] = await tonada.db.select().from(listeningTable).where(isListener);
  return row?.state?.current.heldAt !== undefined;
}

/** After an hour every open play is decided. */
async function afterAnHour() {
  tonada.clock.advance(3_600_000);
  await expect.poll(afterPlays(servers, playing)).toBe(0);
  return counted();
}

describe('a listening that is spread over two servers', () => {
  // Proves plays: Two servers: none sent enough
  it('counts once if neither sent enough', async () => {
    await countFigures(tonada.db);
    const before = (await findTrack(tonada.db, luna))?.playCount ?? 0;
    await send(0, luna, 0, 12);
    await send(1, luna, 12, 26);
    tonada.clock.advance(20_000);
    await settlesAt({ plays: [luna], skips: [] });
    expect(await afterAnHour()).toEqual({ plays: [luna], skips: [] });
    await countFigures(tonada.db);
    expect((await findTrack(tonada.db, luna))?.playCount).toBe(before + 1);
  });

  // Proves plays: Two servers: both sent all
  it('counts once if both sent everything', async () => {
    await Promise.all([send(0, luna, 0, 40), send(1, luna, 0, 40)]);
    tonada.clock.advance(20_000);
    await settlesAt({ plays: [luna], skips: [] });
    expect(await afterAnHour()).toEqual({ plays: [luna], skips: [] });
  });

  // Proves plays: Two servers: a skip
  it('is one skip if the other sent the next track', async () => {
    await send(0, luna, 0, 19);
    await expect.poll(afterPlays(servers, playing)).toBe(1);
    tonada.clock.advance(10_000);
    await send(1, sol, 0, 40);
    tonada.clock.advance(20_000);
    await settlesAt({ plays: [sol], skips: [luna] });
    expect(await afterAnHour()).toEqual({ plays: [sol], skips: [luna] });
    const [skip] = await tonada.db
      .select()
      .from(skipTable)
      .where(eq(skipTable.listenerId, listener.id));
    expect(skip).toMatchObject({ seconds: 10, source: 'album', device: 'other', plan: 'free' });
  });
});

describe('a track on repeat', () => {
  const rounds = (count: number, trackId = luna) => Array.from({ length: count }, () => trackId);

  // Proves player: Each whole fetch
  it.each([5, 15])('counts each of %i whole fetches, 66 seconds apart', async (count) => {
    for (let round = 0; round < count; round += 1) {
      await send(0, luna, 0, 40);
      tonada.clock.advance(66_000);
    }
    await settlesAt({ plays: rounds(count), skips: [] });
    expect(await afterAnHour()).toEqual({ plays: rounds(count), skips: [] });
  });

  it('counts a fetch within the second in which the previous one counts', async () => {
    await send(0, luna, 0, 40);
    tonada.clock.advance(20_000);
    await settlesAt({ plays: [luna], skips: [] });
    for (let round = 0; round < 3; round += 1) {
      await send(0, luna, 0, 40);
      tonada.clock.advance(20_500);
    }
    await settlesAt({ plays: rounds(4), skips: [] });
    expect(await afterAnHour()).toEqual({ plays: rounds(4), skips: [] });
  });

  // Proves player: Each round
  it('counts each round of an hour whose first byte is requested', async () => {
    await send(0, luna, 0, 40);
    for (let round = 1; round < 90; round += 1) {
      tonada.clock.advance(40_000);
      await send(0, luna, 0, 0);
    }
    tonada.clock.advance(40_000);
    await settlesAt({ plays: rounds(90), skips: [] });
    expect(await afterAnHour()).toEqual({ plays: rounds(90), skips: [] });
  });

  it('counts rounds reported to another server than the one that sent the sound', async () => {
    await send(0, luna, 0, 40);
    for (let round = 1; round < 4; round += 1) {
      tonada.clock.advance(40_000);
      await settlesAt({ plays: rounds(round), skips: [] });
      await send(round % 2 === 0 ? 0 : 1, luna, 0, 0);
    }
    tonada.clock.advance(40_000);
    await settlesAt({ plays: rounds(4), skips: [] });
    expect(await afterAnHour()).toEqual({ plays: rounds(4), skips: [] });
  });

  it('counts no round without sent sound', async () => {
    for (let round = 0; round < 4; round += 1) {
      await send(0, luna, 0, 0);
      tonada.clock.advance(40_000);
    }
    expect(await afterAnHour()).toEqual({ plays: [], skips: [] });
  });
});

// Proves player: The history after a pause
it('has no play in the history of a song that was paused or left after two seconds', async () => {
  const tell = async (trackId: string, heard: number, isPlaying: boolean) => {
    const payload = { trackId, heard, isPlaying };
    const { headers } = listener;
    const call = { method: 'POST', url: '/api/user/listening', headers, payload } as const;
    expect((await servers[1].inject(call)).statusCode).toBe(204);
  };
  await send(0, luna, 0, 40);
  await expect.poll(afterPlays(servers, playing)).toBe(1);
  tonada.clock.advance(2000);
  await tell(luna, 2, false);
  await expect.poll(afterPlays(servers, isHeld)).toBe(true);
  tonada.clock.advance(60_000);
  const { headers } = listener;
  const history = await tonada.app.inject({ url: '/api/user/history', headers });
  expect(history.json()).toMatchObject({ tracks: [] });
  expect(await afterAnHour()).toEqual({ plays: [], skips: [luna] });
  const [skip] = await tonada.db
    .select()
    .from(skipTable)
    .where(eq(skipTable.listenerId, listener.id));
  expect(skip).toMatchObject({ seconds: 2 });
});

// Proves plays: No more than a day has
it('counts no more than a day’s real time, whatever is fetched at once', async () => {
  const start = tonada.clock().getTime();
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.all([send(0, luna, 0, 40), send(1, sol, 0, 40), send(0, sol, 0, 40)]);
    await Promise.all([send(1, luna, 0, 40), send(0, luna, 0, 0), send(1, sol, 0, 0)]);
    tonada.clock.advance(5000);
  }
  const seconds = (tonada.clock().getTime() - start) / 1000;
  const { plays } = await afterAnHour();
  // Each needs 20 seconds; the last may become due afterwards.
  expect(plays.length).toBeGreaterThan(0);
  expect(plays.length).toBeLessThanOrEqual(seconds / 20 + 1);
});

// Proves plays: A server that stops
it('counts plays of a server that stopped before they were due', async () => {
  const third = await buildApp(tonada);
  const whole = servers[1];
  servers[1] = third;
  await send(1, luna, 0, 40);
  await third.close();
  servers[1] = whole;
  expect(await counted()).toEqual({ plays: [], skips: [] });
  tonada.clock.advance(90_000);
  await tonada.app.jobs.runDue();
  expect(await counted()).toEqual({ plays: [luna], skips: [] });
});

it('drops the current play of a deleted account, and continues', async () => {
  await send(0, luna, 0, 12);
  await expect.poll(afterPlays(servers, playing)).toBe(1);
  await send(1, luna, 12, 40);
  await tonada.db.delete(userTable).where(eq(userTable.id, listener.id));
  listener = await tonada.signIn();
  await send(1, luna, 0, 40);
  tonada.clock.advance(20_000);
  await settlesAt({ plays: [luna], skips: [] });
});
