import { readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Track } from '../../src/shared/contract/track.ts';
import { withDemoServer } from '../e2e/support/demo-server.ts';
import type { RealServer } from '../../scripts/real-server.ts';

const preview = 480_000;

/** Tracks with signed addresses as a visitor gets them, least played first. */
async function findTracks({ origin }: RealServer): Promise<Track[]> {
  const found = new Map<string, Track>();
  for (const query of 'aeioulnrstm') {
    const answer = await fetch(`${origin}/api/search?q=${query}`);
    const { tracks } = (await answer.json()) as { tracks: Track[] };
    for (const track of tracks) found.set(track.id, track);
  }
  return [...found.values()].toSorted((a, b) => (a.playCount ?? 0) - (b.playCount ?? 0));
}

async function cachedNames({ dataFolder }: RealServer): Promise<string[]> {
  const folder = join(dataFolder, 'audio');
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /-\d+$/.test(name)).map((name) => join(folder, name));
}

/** A track's segments differ only in the number at the end. */
const getTrack = (path: string) => path.replace(/-\d+$/, '');

async function segmentsWith(server: RealServer, beginning: Buffer): Promise<number> {
  const names = await cachedNames(server);
  for (const name of names.filter((one) => one.endsWith('-0'))) {
    if ((await readFile(name)).includes(beginning))
      return names.filter((other) => getTrack(other) === getTrack(name)).length;
  }
  return 0;
}

const play = (origin: string, { audioUrl }: Track, init?: RequestInit) =>
  fetch(`${origin}${audioUrl}`, init);

/** Disconnects after the first bytes or a refusal. */
async function playBeginning(origin: string, track: Track) {
  const leave = new AbortController();
  const answer = await play(origin, track, { signal: leave.signal });
  const first = await answer.body?.getReader().read();
  leave.abort();
  const retryAfter = Number(answer.headers.get('retry-after'));
  return { status: answer.status, retryAfter, bytes: first?.value?.length ?? 0 };
}

async function askAndLeave(origin: string, track: Track) {
  const signal = AbortSignal.timeout(300);
  await play(origin, track, { signal })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

test(
  'the music of a server under attack',
  () =>
    withDemoServer(async (server) => {
      const { origin } = server;
      const tracks = await findTracks(server);

      // Abandoned first plays leave no work in the queue.
      await Promise.all(tracks.splice(0, 20).map((track) => askAndLeave(origin, track)));
      const before = await cachedNames(server);
      const [heard, ...others] = tracks;
      if (!heard) throw new Error('There are too few tracks.');
      const whole = Buffer.from(await (await play(origin, heard)).arrayBuffer());
      expect(whole.length).toBe(preview);
      const countTracks = (names: readonly string[]) => new Set(names.map(getTrack)).size;
      // Besides the played track, only those abandoned just as they began.
      expect(countTracks(await cachedNames(server)) - countTracks(before)).toBeLessThan(5);
      // A visitor's play renders the two segments of the preview.
      await expect.poll(() => segmentsWith(server, whole.subarray(0, 1000))).toBe(2);

      // A truncated file in the cache is never served.
      for (const path of await cachedNames(server)) await truncate(path, 100_000);
      const again = Buffer.from(await (await play(origin, heard)).arrayBuffer());
      expect(again.equals(whole)).toBe(true);

      // Everybody gets sound, or a request to retry in seconds.
      const everybody = Array.from({ length: 300 }, (_, index) => others[index % others.length]);
      const answers = await Promise.all(
        everybody.map((track) => playBeginning(origin, track ?? heard)),
      );
      const sounding = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status === 503);
      expect(sounding.length + refused.length).toBe(300);
      expect(sounding.length).toBeGreaterThan(40);
      expect(sounding.every(({ bytes }) => bytes > 0)).toBe(true);
      expect(refused.every(({ retryAfter }) => retryAfter > 0)).toBe(true);
    }),
  120_000,
);
