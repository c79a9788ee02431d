import type { ContractStatus } from '../contract/label.ts';
import { catalogue } from './catalogue.ts';
import { seeded } from './seeded.ts';

/** Days are `yyyy-mm-dd`. */
export type LabelContract = {
  id: string;
  label: string;
  artistId: string;
  /** Percent. */
  royaltyRate: number;
  status: ContractStatus;
  startsOn: string;
  endsOn: string;
  joinedOn: string;
  /** Paid for plays before the server counted, in millionths of a euro. */
  paidBefore: bigint;
};

/** First and last year, relative to the current one. */
type Term = { label: string; status: ContractStatus; years: [number, number]; rate: number };

/** Artists with anything but one current contract. */
const special: Readonly<Record<string, readonly Term[]>> = {
  'art_nora-quintavalle': [
    { label: 'Balcón Discos', status: 'expired', years: [-7, -3], rate: 55 },
    { label: 'Balcón Discos', status: 'active', years: [-2, 3], rate: 65.5 },
  ],
  'art_patio-interior': [{ label: 'Balcón Discos', status: 'pending', years: [1, 3], rate: 60 }],
  'art_estacion-88': [{ label: 'Faro Sur', status: 'pending', years: [0, 2], rate: 58 }],
  'art_dalia-aramburo': [
    { label: 'Casa Jacaranda', status: 'expired', years: [-9, -1], rate: 62 },
    { label: 'Neón Criollo', status: 'pending', years: [1, 4], rate: 70 },
  ],
  'art_trio-almagre': [{ label: 'Aljibe', status: 'expired', years: [-12, -2], rate: 50 }],
  // Their releases appeared with a label, but without further terms.
  'art_mapamundi-chico': [],
  'art_remedios-del-monte': [],
};

/** Mean earnings of a play in millionths of a euro. See docs/product/ownership.md. */
const perPlay = 4100n;

/**
 * Contracts of the catalogue on a day: most artists have a current one with the label of their
 * first release; some are pending, some ended, some never had one.
 *
 * @param tracks with the plays paid before
 */
export function labelContracts(
  today: string,
  tracks: readonly Played[] = catalogue.tracks,
): LabelContract[] {
  const year = Number(today.slice(0, 4));
  return catalogue.artists.flatMap(({ id }) => {
    const [first] = catalogue.albums
      .filter(({ artistId, releaseDate }) => artistId === id && releaseDate <= today)
      .toSorted((one, other) => one.releaseDate.localeCompare(other.releaseDate));
    if (first === undefined) return [];
    const rate = 50 + Math.floor(seeded(`${id} royalties`) * 100) / 4;
    const usual: Term = { label: first.label, status: 'active', years: [-3, 2], rate };
    const terms = special[id] ?? [usual];
    return terms.map(({ label, status, years: [from, to], rate: royaltyRate }, index) => {
      const startsOn = `${year + from}-01-01`;
      const joined = terms.find((term) => term.label === label)?.years[0] ?? from;
      return {
        id: `ctr_${id.slice('art_'.length)}_${index + 1}`,
        label,
        artistId: id,
        royaltyRate,
        status,
        startsOn,
        endsOn: `${year + to}-12-31`,
        joinedOn: status === 'pending' ? startsOn : `${year + joined}-03-15`,
        paidBefore:
          status === 'pending' ? 0n : paidShare({ id, tracks }, royaltyRate, terms.length),
      };
    });
  });
}

type Played = { artistId: string; plays: number };

/** An artist's earnings at a rate, split evenly among several contracts. */
function paidShare(
  { id, tracks }: { id: string; tracks: readonly Played[] },
  royaltyRate: number,
  among: number,
): bigint {
  const plays = tracks
    .filter(({ artistId }) => artistId === id)
    .reduce((sum, track) => sum + track.plays, 0);
  return (BigInt(plays) * perPlay * BigInt(royaltyRate * 100)) / 10_000n / BigInt(among);
}
