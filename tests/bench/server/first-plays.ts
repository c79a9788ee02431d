import type { Track } from '../../../src/shared/contract/track.ts';
import { startRealServer, type RealServer } from '../../../scripts/real-server.ts';
import { median, printTable } from '../print-table.ts';
import { stopwatch } from './measure.ts';

const together = 40;
const seeks = 7;
const givenUp = 20;

/** In milliseconds. */
const patience = 60_000;

/** Letters whose results have more tracks than the bench needs. */
const queries = 'aeioulnrst';

const account = { email: 'oyente@demo.tonada.example', password: 'tonada-demo' };

async function signIn({ origin }: RealServer): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** Least played first, since the server prepares the most played tracks by itself. */
async function findTracks({ origin }: RealServer, headers: Record<string, string>) {
  const found = new Map<string, Track>();
  for (const query of queries) {
    const answer = await fetch(`${origin}/api/search?q=${query}`, { headers });
    const { tracks } = (await answer.json()) as { tracks: Track[] };
    for (const track of tracks) found.set(track.id, track);
  }
  return [...found.values()].toSorted((a, b) => (a.playCount ?? 0) - (b.playCount ?? 0));
}

type Asking = { origin: string; track: Track; from?: number; signal: AbortSignal };

async function playBeginning({ origin, track, from = 0, signal }: Asking): Promise<void> {
  const heard = new AbortController();
  const answer = await fetch(`${origin}${track.audioUrl}`, {
    headers: { range: `bytes=${Math.floor(from) * 16_000}-` },
    signal: AbortSignal.any([signal, heard.signal]),
  });
  if (!answer.ok) throw new Error(`The audio was answered with ${answer.status}.`);
  await answer.body?.getReader().read();
  heard.abort();
}

/** Milliseconds until the first bytes; infinite after a minute. */
async function getTime(asking: Omit<Asking, 'signal'>): Promise<number> {
  const signal = AbortSignal.timeout(patience);
  const { result, milliseconds } = await stopwatch(() =>
    playBeginning({ ...asking, signal }).catch(() => 'none' as const),
  );
  return result === 'none' ? Infinity : milliseconds;
}

function firstBytes(origin: string, tracks: readonly Track[]): Promise<number[]> {
  return Promise.all(tracks.map((track) => getTime({ origin, track })));
}

async function giveUp(origin: string, tracks: readonly Track[]): Promise<void> {
  const signal = AbortSignal.timeout(300);
  await Promise.allSettled(tracks.map((track) => playBeginning({ origin, track, signal })));
}

/**
 * Measures the time to the first byte of tracks never played: alone, far into the track, after
 * abandoned requests, and many at once.
 */
export async function benchFirstPlays(dataFolder: string): Promise<void> {
  const server = await startRealServer({ dataFolder }, 180_000);
  try {
    const { origin } = server;
    const tracks = await findTracks(server, await signIn(server));
    const take = (count: number) => tracks.splice(0, count);
    const alone: number[] = [];
    for (const track of take(seeks)) alone.push(...(await firstBytes(origin, [track])));
    const sought: number[] = [];
    for (const [index, track] of take(seeks).entries()) {
      const from = (track.duration * (index + 3)) / (seeks + 3);
      sought.push(await getTime({ origin, track, from }));
    }
    await giveUp(origin, take(givenUp));
    const after = await firstBytes(origin, take(1));
    const many = await firstBytes(origin, take(together));
    const row = (name: string, times: readonly number[]) => [
      `${name} (${times.length})`,
      String(median(times)),
      String(Math.max(...times)),
    ];
    printTable(
      'First byte of tracks never played, milliseconds',
      ['', 'p50', 'worst'],
      [
        row('alone', alone),
        row('first seek', sought),
        row(`after ${givenUp} given up`, after),
        row('at once', many),
      ],
    );
  } finally {
    await server.stop();
  }
}
