import type { Catalogue, Listener, Track } from '#sample/catalogue-types.ts';
import { expectedPlays, habits, getTaste, usualPlays } from './listening-habits.ts';
import {
  createRandom,
  drawCount,
  type Random,
  weightedDraw,
} from '../../../platform/seeds/random.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Days before the day of the seed. */
const yearLength = 365;

/** Milliseconds until a play counts (half of a shorter track). See docs/product/player.md. */
const countedAfter = 30_000;

export type DemoPlay = { listenerId: string; trackId: string; playedAt: Date };

/**
 * Makes sessions of consecutive tracks in order of time, before `today` (`yyyy-mm-dd`, midnight
 * UTC excluded). No play precedes its listener's joining or its track's release. Deterministic.
 */
export function makePlays(catalogue: Omit<Catalogue, 'playlists'>, today: string): DemoPlay[] {
  const end = Date.parse(today);
  const releases = new Map(
    catalogue.albums.map(({ id, releaseDate }) => [id, Date.parse(releaseDate)]),
  );
  const releasedAt = catalogue.tracks.map(({ albumId }) => releases.get(albumId) ?? 0);
  const plays = catalogue.listeners.flatMap((listener) => {
    const random = createRandom(`${listener.id} ${today}`);
    const drawTrack = weightedDraw(getTaste(listener, catalogue));
    const choose = (now: number) =>
      chooseTrack(
        () => drawTrack(random),
        (index) => (releasedAt[index] ?? 0) <= now,
      );
    return makePlaysOf(listener, {
      end,
      random,
      choose: (now) => catalogue.tracks[choose(now)],
      expected: (weekday, share) => expectedPlays(listener, weekday, share),
    });
  });
  return inTime(plays);
}

const inTime = (plays: readonly DemoPlay[]) =>
  plays.toSorted((one, other) => one.playedAt.getTime() - other.playedAt.getTime());

type Fan = { account: Listening; streams: number };

export function makeFanPlays(
  fans: readonly Fan[],
  { albums, tracks }: Pick<Catalogue, 'albums' | 'tracks'>,
  today: string,
): DemoPlay[] {
  const end = Date.parse(today);
  const isOut = (track: Track | undefined, now: number) => {
    const album = albums.find(({ id }) => id === track?.albumId);
    return album !== undefined && Date.parse(album.releaseDate) <= now;
  };
  const draw = weightedDraw(tracks.map(({ plays }) => Math.sqrt(plays)));
  return fans.flatMap(({ account, streams }) => {
    const random = createRandom(`${account.id} fan ${today}`);
    const choose = (now: number) =>
      tracks[
        chooseTrack(
          () => draw(random),
          (index) => isOut(tracks[index], now),
        )
      ];
    const expected = (weekday: number, share: number) =>
      usualPlays(streams / yearLength, weekday, share);
    return makePlaysOf(account, { end, random, choose, expected });
  });
}

type Listening = Pick<Listener, 'id' | 'country' | 'joinDate'>;

type Year = {
  end: number;
  random: Random;
  choose: (now: number) => Track | undefined;
  expected: (weekday: number, share: number) => number;
};

const drawHour = weightedDraw(habits.hourWeights);

function makePlaysOf(listener: Listening, { end, random, choose, expected }: Year): DemoPlay[] {
  const plays: DemoPlay[] = [];
  const joined = Date.parse(listener.joinDate);
  const offset = habits.hoursFromUtc[listener.country] * hour;
  let now = end - yearLength * day;
  for (let start = now; start < end; start += day) {
    const weekday = new Date(start).getUTCDay();
    const share = 1 - (end - start) / (yearLength * day);
    const count = drawCount(random, expected(weekday, share));
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

/** Returns -1 after a few failed draws, as when nothing is out yet. */
function chooseTrack(draw: () => number, isOut: (index: number) => boolean): number {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const index = draw();
    if (isOut(index)) return index;
  }
  return -1;
}
