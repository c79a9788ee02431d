import { addEarning, type EarningParts, unknownPart } from '../figures/day-figures.ts';
import { apportion } from './apportion.ts';

/** What is shared in one way, of one month, counted in one place. */
type EntryKey = {
  /** Null where the artist had none. */
  labelId: string | null;
  /** `yyyy-mm` */
  month: string;
  /** Counted by this server, or imported; or what sharing by listener gives or takes, which is of no streams. */
  origin: 'here' | 'elsewhere' | 'listeners';
  /** Percent that is the artist's. */
  royaltyRate: number;
};

/** Streams and what they earned in millionths of a euro, in all and taken apart, each way by itself. */
export type Entry = EntryKey & {
  streams: number;
  earned: number;
  tracks: EarningParts;
  countries: EarningParts;
  sources: EarningParts;
};

/** An entry without its parts. */
export type EntrySums = Omit<Entry, EntryParts>;

/** Ways in which an entry is taken apart. */
export const entryParts = ['tracks', 'countries', 'sources'] as const;
type EntryParts = (typeof entryParts)[number];

/** Tells what may be added together. */
export function keyOf({ labelId, month, origin, royaltyRate }: EntryKey): string {
  return [labelId, month, origin, royaltyRate].join(' ');
}

/** Entries of one key, added up to one. */
function addUp(entries: readonly [Entry, ...Entry[]]): Entry {
  const total: Entry = {
    ...entries[0],
    streams: 0,
    earned: 0,
    tracks: {},
    countries: {},
    sources: {},
  };
  for (const entry of entries) {
    total.streams += entry.streams;
    total.earned += entry.earned;
    for (const way of entryParts) {
      for (const [name, earning] of Object.entries(entry[way]))
        addEarning(total[way], name, earning);
    }
  }
  for (const way of entryParts) {
    const left = Object.entries(total[way]).filter(([, [streams, earned]]) => streams || earned);
    total[way] = Object.fromEntries(left);
  }
  return total;
}

/**
 * What is true now and was not stated yet: one entry for each key, the latest month first, nothing where nothing changed. Added
 * to what was stated it gives what is true, to the last millionth.
 */
export function difference(now: readonly Entry[], stated: readonly Entry[]): Entry[] {
  const byKey = Map.groupBy([...now, ...stated.map(negated)], keyOf);
  return [...byKey.values()]
    .flatMap(([first, ...more]) => (first ? [addUp([first, ...more])] : []))
    .filter(({ streams, earned }) => streams !== 0 || earned !== 0)
    .toSorted((one, other) => rank(other).localeCompare(rank(one)));
}

const rank = ({ month, origin, royaltyRate }: Entry) => `${month} ${origin} ${royaltyRate}`;

function negated(entry: Entry): Entry {
  const minus = (parts: EarningParts): EarningParts =>
    Object.fromEntries(
      Object.entries(parts).map(([name, [streams, earned]]) => [name, [-streams, -earned]]),
    );
  return {
    ...entry,
    streams: -entry.streams,
    earned: -entry.earned,
    tracks: minus(entry.tracks),
    countries: minus(entry.countries),
    sources: minus(entry.sources),
  };
}

/**
 * What sharing by listener gives or takes, as an entry of its own. It is taken apart as what it moves was: each track, country and source
 * has the part of it that it has of the earnings, to the millionth; what is left of rounding goes to those of whom most was cut off.
 *
 * @param earned millionths of a euro.
 * @param moved what the plays earned at their rates; undefined where nothing is known of it.
 */
export function listenerEntry(key: Omit<EntryKey, 'origin'>, earned: number, moved?: Entry): Entry {
  const apart = (way: EntryParts) => shareOut(earned, moved?.[way] ?? {});
  return {
    ...key,
    origin: 'listeners',
    streams: 0,
    earned,
    tracks: apart('tracks'),
    countries: apart('countries'),
    sources: apart('sources'),
  };
}

function shareOut(amount: number, parts: EarningParts): EarningParts {
  const earned = Object.entries(parts).map(([, [, its]]) => BigInt(its));
  const sum = earned.reduce((total, its) => total + its, 0n);
  if (sum <= 0n) return { [unknownPart]: [0, amount] };
  const exact = earned.map((its) => BigInt(amount) * its);
  const shares = apportion(exact, amount, sum);
  const named = Object.keys(parts).map((name, index) => [name, shares[index] ?? 0] as const);
  return Object.fromEntries(
    named.flatMap(([name, share]) => (share === 0 ? [] : [[name, [0, share]]])),
  );
}
