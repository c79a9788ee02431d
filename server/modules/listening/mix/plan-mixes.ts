import { genreIds } from '#contract/codes.ts';
import { genres } from '#contract/genres.ts';
import type { Mix } from '#contract/mix.ts';

export type Heard = {
  id: string;
  artistId: string;
  artistName: string;
  genre: string;
  /** Beats a minute. */
  tempo: number | null;
  /** From 0 to 23, where the listener is. */
  hour: number;
};

/** `seeds`: what the mix is like; `tempos`: of its tracks, from and to. */
export type MixPlan = Mix & { seeds: string[]; tempos?: [number, number] };

/** Followed artists make up for habits until there are so many mixes. */
const mixesOfNew = 3;

/** Plays that make a habit. */
const leastPlays = 4;

const seedsMost = 10;
const genresMost = 2;

/** Share of a habit's plays in one part of the day that makes it one of that part. */
const mainShare = 0.5;

/** Beats a minute. */
const calm: [number, number] = [0, 92];
const lively: [number, number] = [120, 400];

function getPart({ hour }: Heard): NonNullable<Mix['part']> {
  if (hour >= 6 && hour < 12) return 'morning';
  return hour >= 12 && hour < 19 ? 'afternoon' : 'night';
}

/** The most frequent value first. */
function rank<Value>(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

function describe(plays: readonly Heard[]): Pick<MixPlan, 'part' | 'seeds'> {
  const [main] = rank(plays.map(getPart));
  const seeds = rank(plays.map(({ id }) => id)).slice(0, seedsMost);
  return {
    seeds: seeds.map(([id]) => id),
    ...(main && main[1] / plays.length > mainShare && { part: main[0] }),
  };
}

function planGenres(plays: readonly Heard[]): MixPlan[] {
  return rank(plays.map(({ genre }) => genre))
    .slice(0, genresMost)
    .flatMap(([name, count]) => {
      const genre = genreIds[genres.findIndex((each) => each === name)];
      if (genre === undefined || count < leastPlays) return [];
      const ofGenre = plays.filter((play) => play.genre === name);
      return { id: `genre-${genre}`, kind: 'genre', genre, ...describe(ofGenre) };
    });
}

function planTempo(plays: readonly Heard[]): MixPlan[] {
  const [kind, tempos, ofTempo] = (
    [
      ['calm', calm],
      ['lively', lively],
    ] as const
  )
    .map(([name, [from, to]]) => {
      const fitting = plays.filter(({ tempo }) => tempo !== null && tempo >= from && tempo <= to);
      return [name, [from, to] as [number, number], fitting] as const;
    })
    .reduce((one, other) => (other[2].length > one[2].length ? other : one));
  if (ofTempo.length < leastPlays) return [];
  return [{ id: kind, kind, tempos, ...describe(ofTempo) }];
}

function planArtist(plays: readonly Heard[]): MixPlan[] {
  const [favourite] = rank(plays.map(({ artistId }) => artistId));
  if (!favourite || favourite[1] < leastPlays) return [];
  const ofArtist = plays.filter(({ artistId }) => artistId === favourite[0]);
  const [{ artistId: id, artistName: name } = { artistId: '', artistName: '' }] = ofArtist;
  const { seeds } = describe(ofArtist);
  return [{ id: 'artist', kind: 'artist', artist: { id, name }, seeds }];
}

export type Followed = { id: string; name: string; seeds: readonly string[] };

/** Returns at most five mixes that habits, likes and follows ask for. See docs/product/home.md. */
export function planMixes(
  plays: readonly Heard[],
  liked: readonly string[],
  followed: readonly Followed[] = [],
): MixPlan[] {
  const likes: MixPlan = { id: 'liked', kind: 'liked', seeds: liked.slice(0, seedsMost) };
  const plans = [
    ...planGenres(plays),
    ...planTempo(plays),
    ...planArtist(plays),
    ...(liked.length >= leastPlays ? [likes] : []),
  ];
  const others = followed
    .filter(({ id }) => plans.every(({ artist }) => artist?.id !== id))
    .slice(0, Math.max(0, mixesOfNew - plans.length));
  return [
    ...plans,
    ...others.map(({ id, name, seeds }): MixPlan => ({
      id: `followed-${id}`,
      kind: 'followed',
      artist: { id, name },
      seeds: [...seeds],
    })),
  ];
}
