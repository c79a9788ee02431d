import { expect, test } from 'vitest';
import { demoPassword } from '../../src/shared/sample/demo-accounts.ts';
import type { Track } from '../../src/shared/contract/track.ts';
import { withDemoServer } from '../e2e/support/demo-server.ts';
import { countPlays, shortenTracks } from '../e2e/support/short-tracks.ts';

/** Tracks of this length count a play after ten seconds. */
const seconds = 20;

async function findTracks(origin: string): Promise<{ token: string; tracks: Track[] }> {
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'oyente@demo.tonada.example', password: demoPassword }),
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/search?q=noche`, { headers });
  const { tracks } = (await answer.json()) as { tracks: Track[] };
  return { token, tracks };
}

/** Requests the first byte 1,000 times at once; returns how many were served. */
async function fire(origin: string, { audioUrl }: Track): Promise<number> {
  const shots = Array.from({ length: 1000 }, async () => {
    const answer = await fetch(origin + audioUrl, { headers: { range: 'bytes=0-0' } });
    await answer.arrayBuffer();
    return answer.status;
  });
  return (await Promise.all(shots)).filter((status) => status === 206).length;
}

// Proves plays: Under attack
test(
  'a thousand simultaneous rounds count only as many as time allows',
  () =>
    withDemoServer(async (server) => {
      await shortenTracks(server, seconds);
      const { origin } = server;
      const { token, tracks } = await findTracks(origin);
      const [heard, never] = tracks;
      if (!heard || !never) throw new Error('There are too few tracks.');
      const since = new Date().toISOString();
      const plays = ({ id: trackId } = heard) => countPlays(server, { trackId, token, since });

      expect(await fire(origin, never)).toBeGreaterThan(0);
      const startedAt = Date.now();
      await (await fetch(origin + heard.audioUrl)).arrayBuffer();
      expect(await fire(origin, heard)).toBeGreaterThan(0);
      await expect.poll(() => plays()).toBeGreaterThanOrEqual(1);
      await fire(origin, heard);
      await expect.poll(() => plays()).toBeGreaterThanOrEqual(2);
      // However long the requests take: each play is half a track of clock time.
      const counted = await plays();
      expect((counted * seconds * 1000) / 2).toBeLessThanOrEqual(Date.now() - startedAt);
      // A track whose audio was never sent cannot be played, however often its beginning is
      // requested.
      expect(await plays(never)).toBe(0);
    }),
  180_000,
);
