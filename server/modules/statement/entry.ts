import { addEarning, type EarningParts } from '../figures/day-figures.ts';

/** What is shared in one way, of one month, counted in one place. */
type EntryKey = {
  /** Null where the artist had none. */
  labelId: string | null;
  /** `yyyy-mm` */
  month: string;
  /** Counted by this server, or imported. */
  origin: 'here' | 'elsewhere';
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
