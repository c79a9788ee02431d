import { addEarning, type EarningParts, unknownPart } from '../../figures/figures/index.ts';
import { apportion } from './apportion.ts';

type EntryKey = {
  labelId: string | null;
  /** `yyyy-mm` */
  month: string;
  /** `listeners` is redistribution, without streams. */
  origin: 'here' | 'elsewhere' | 'listeners';
  /** Percent for the artist. */
  royaltyRate: number;
};

/** `earned` in millionths of a euro; each breakdown covers the total. */
export type Entry = EntryKey & {
  streams: number;
  earned: number;
  tracks: EarningParts;
  countries: EarningParts;
  sources: EarningParts;
};

export type EntrySums = Omit<Entry, EntryParts>;

export const entryParts = ['tracks', 'countries', 'sources'] as const;
type EntryParts = (typeof entryParts)[number];

export function getKey({ labelId, month, origin, royaltyRate }: EntryKey): string {
  return [labelId, month, origin, royaltyRate].join(' ');
}

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

/** Without zeros; stated plus difference is exactly `now`. */
export function difference(now: readonly Entry[], stated: readonly Entry[]): Entry[] {
  const byKey = Map.groupBy([...now, ...stated.map(negated)], getKey);
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
 * The breakdown follows `moved`, in whole millionths by largest remainder.
 *
 * @param earned millionths of a euro.
 * @param moved what the plays earned, if known.
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
