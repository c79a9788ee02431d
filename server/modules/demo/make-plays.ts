import type { Catalogue, Listener, Track } from '#sample/catalogue-types.ts';
import { expectedPlays, habits, tasteOf } from './listening-habits.ts';
import { createRandom, drawCount, type Random, weightedDraw } from './random.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Days of listening before the day of the seed. */
const yearLength = 365;

/** When a play counts, in milliseconds (half of a shorter track). See docs/product/player.md. */
const countedAfter = 30_000;

export type DemoPlay = { listenerId: string; trackId: string; playedAt: Date };

/**
 * A year of counted plays before `today` (`yyyy-mm-dd`, midnight UTC excluded), in the order of time:
 * listening sessions of consecutive tracks with a weekly rhythm, the hours of the listener's country, a growing
 * audience and a long tail. Nobody listens before joining, nor to a track before its release. The
 * same catalogue and day give the same plays.
 */
export function makePlays(catalogue: Catalogue, today: string): DemoPlay[] {
  const end = Date.parse(today);
  const releases = new Map(
    catalogue.albums.map(({ id, releaseDate }) => [id, Date.parse(releaseDate)]),
  );
  const releasedAt = catalogue.tracks.map(({ albumId }) => releases.get(albumId) ?? 0);
  const plays = catalogue.listeners.flatMap((listener) => {
    const random = createRandom(`${listener.id} ${today}`);
    const drawTrack = weightedDraw(tasteOf(listener, catalogue));
    const choose = (now: number) =>
      chooseTrack(
        () => drawTrack(random),
        (index) => (releasedAt[index] ?? 0) <= now,
      );
    return makePlaysOf(listener, { end, random, choose: (now) => catalogue.tracks[choose(now)] });
  });
  return plays.toSorted((one, other) => one.playedAt.getTime() - other.playedAt.getTime());
}

type Year = { end: number; random: Random; choose: (now: number) => Track | undefined };

const drawHour = weightedDraw(habits.hourWeights);

function makePlaysOf(listener: Listener, { end, random, choose }: Year): DemoPlay[] {
  const plays: DemoPlay[] = [];
  const joined = Date.parse(listener.joinDate);
  const offset = habits.hoursFromUtc[listener.country] * hour;
  let now = end - yearLength * day;
  for (let start = now; start < end; start += day) {
    const weekday = new Date(start).getUTCDay();
    const share = 1 - (end - start) / (yearLength * day);
    const count = drawCount(random, expectedPlays(listener, weekday, share));
    const sitsDownAt = start + (drawHour(random) + random()) * hour - offset;
    now = Math.max(now, sitsDownAt);
    for (let played = 0; played < count; played += 1) {
      const track = choose(now);
      if (track === undefined || now < joined) break;
      const length = track.duration * 1000;
      const playedAt = now + Math.min(countedAfter, length / 2);
      if (playedAt >= end) break;
      plays.push({ listenerId: listener.id, trackId: track.id, playedAt: new Date(playedAt) });
      now += length + random() * 20_000;
    }
  }
  return plays;
}

/** Draws until a track is out already; gives up (-1) after a few draws, as when nothing is out yet. */
function chooseTrack(draw: () => number, isOut: (index: number) => boolean): number {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const index = draw();
    if (isOut(index)) return index;
  }
  return -1;
}
